//! Short, soft sounds. Each has a visible twin, and one switch silences them all.

use std::cell::RefCell;

use leptos::prelude::*;
use web_sys::{AudioContext, OscillatorType};

thread_local! {
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A sound: tones as pitch in Hz, begin and length in milliseconds.
type Tune = &'static [(f32, u16, u16)];

/// Something lands.
pub const PLACE: Tune = &[(220.0, 0, 60)];
/// A region is taken.
pub const CONQUER: Tune = &[(196.0, 0, 80), (294.0, 60, 110)];
/// The die rolls.
pub const DIE: Tune = &[(330.0, 0, 30), (280.0, 70, 30), (350.0, 140, 30), (240.0, 220, 60)];
/// Coins come.
pub const COINS: Tune = &[(880.0, 0, 60), (1175.0, 70, 120)];
/// A people declines.
pub const DECLINE: Tune = &[(262.0, 0, 140), (196.0, 130, 220)];
/// It is for this person to answer.
pub const TURN: Tune = &[(523.0, 0, 120), (659.0, 110, 120), (784.0, 220, 200)];

/// Plays a sound, if the browser lets us. Before anything has been touched it would only complain.
pub fn play(tune: Tune) {
    if window().navigator().user_activation().has_been_active() {
        // Silence is no failure.
        let _ = sounded(tune);
    }
}

fn sounded(tune: Tune) -> Option<()> {
    let audio = AUDIO.with_borrow_mut(|audio| {
        if audio.is_none() {
            *audio = AudioContext::new().ok();
        }
        audio.clone()
    })?;
    let now = audio.current_time();
    for &(pitch, begin, length) in tune {
        let (voice, loudness) = (audio.create_oscillator().ok()?, audio.create_gain().ok()?);
        let begin = now + f64::from(begin) / 1000.0;
        let end = begin + f64::from(length) / 1000.0;
        voice.set_type(OscillatorType::Triangle);
        voice.frequency().set_value(pitch);
        loudness.gain().set_value_at_time(0.0001, begin).ok()?;
        loudness.gain().exponential_ramp_to_value_at_time(0.12, begin + 0.012).ok()?;
        loudness.gain().exponential_ramp_to_value_at_time(0.0001, end).ok()?;
        voice.connect_with_audio_node(&loudness).ok()?;
        loudness.connect_with_audio_node(&audio.destination()).ok()?;
        voice.start_with_when(begin).ok()?;
        voice.stop_with_when(end).ok()?;
    }
    Some(())
}
