//! Writes a file anew with all its changes in it, each behind its number.
//!
//! Every change stands between `/*<7*/` and `/*>*/`, and the piece it belongs to between `/*[7*/` and `/*]*/`, so that a
//! fault the compiler finds in the woven file can be laid to what caused it.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::Range;

use super::list::Mutant;
use super::places::{Shape, Sides, Site, find};

/// A file with its changes woven in.
pub struct Woven {
    /// The file.
    pub text: String,
    /// The changes that are in it.
    pub numbers: BTreeSet<u32>,
    /// Those that belong to one piece.
    pub sites: Vec<Vec<u32>>,
}

/// What a fault of the woven file is laid to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// This change does not compile.
    Change(u32),
    /// The piece whose first change this is cannot be written anew.
    Piece(u32),
}

/// Weaves the changes of a file into it, except those that are `dropped`.
pub fn weave(text: &str, mutants: &[(u32, &Mutant)], dropped: &BTreeSet<u32>) -> Result<Woven, String> {
    let mut sites = find(text, mutants)?;
    let left = |site: &Site| site.numbers.iter().any(|number| !dropped.contains(number));
    sites.retain(left);
    let numbers = sites.iter().flat_map(|site| &site.numbers).copied().collect();
    let numbers = &numbers - dropped;
    let writer = Writer { text, sites, mutants, numbers: &numbers };
    let text = writer.range(0..text.len(), 0);
    let sites = writer.sites.into_iter().map(|site| site.numbers).collect();
    Ok(Woven { text, numbers, sites })
}

/// What stands around a byte of a woven file.
pub fn cause(text: &str, byte: usize) -> Option<Cause> {
    let (mut changes, mut pieces) = (0, 0);
    let mut before = &text[..byte];
    while let Some(start) = before.rfind("/*") {
        let mark = &before[start + 2..];
        before = &before[..start];
        let number = || mark[1..].split_once("*/").and_then(|(number, _)| number.parse().ok());
        match mark.chars().next() {
            Some('>') => changes += 1,
            Some(']') => pieces += 1,
            Some('<') if changes > 0 => changes -= 1,
            Some('[') if pieces > 0 => pieces -= 1,
            Some('<') => return number().map(Cause::Change),
            Some('[') => return number().map(Cause::Piece),
            _ => {}
        }
    }
    None
}

struct Writer<'a> {
    text: &'a str,
    sites: Vec<Site>,
    mutants: &'a [(u32, &'a Mutant)],
    numbers: &'a BTreeSet<u32>,
}

impl Writer<'_> {
    /// A range of the file with its pieces written anew, from a piece on.
    fn range(&self, range: Range<usize>, from: usize) -> String {
        let mut written = String::new();
        let mut at = range.start;
        for (index, site) in self.sites.iter().enumerate().skip(from) {
            if site.range.start >= range.end {
                break;
            }
            // What is inside another piece was written with it.
            if site.range.start >= at && site.range.end <= range.end {
                written += &self.text[at..site.range.start];
                written += &self.site(index);
                at = site.range.end;
            }
        }
        written + &self.text[at..range.end]
    }

    fn site(&self, index: usize) -> String {
        let site = &self.sites[index];
        let first = site.numbers[0];
        let inner = |range: &Range<usize>| self.range(range.clone(), index + 1);
        let at = format!("crate::woven::at({first})");
        let woven = match &site.shape {
            Shape::Body => {
                let mut text = format!("match {at} {{ ");
                self.each(site, |number, replacement| {
                    let n = number - first;
                    // Writing to a string cannot fail.
                    let _ = write!(text, "{n} => return /*<{number}*/{replacement}/*>*/, ");
                });
                text + "_ => {} } "
            }
            Shape::Compare(Sides { left, operator, right }) => {
                let choice =
                    self.choice(site, &at, |operator| format!("*woven_l {operator} *woven_r"), operator);
                format!(
                    "(match (&({}), &({})) {{ (woven_l, woven_r) => {choice} }})",
                    inner(left),
                    inner(right)
                )
            }
            Shape::Operate(Sides { left, operator, right }) => {
                let choice =
                    self.choice(site, &at, |operator| format!("woven_l {operator} woven_r"), operator);
                format!("(match ({}, {}) {{ (woven_l, woven_r) => {choice} }})", inner(left), inner(right))
            }
            Shape::Assign(Sides { left, operator, right }) => {
                let place = inner(left);
                let choice =
                    self.choice(site, &at, |operator| format!("{place} {operator} woven_r"), operator);
                format!("(match ({}) {{ woven_r => {choice} }})", inner(right))
            }
            Shape::Lazy(Sides { left, operator, right }) => {
                // One of the two looks right only after 'true', the other only after 'false'.
                let (compared, otherwise) =
                    if &self.text[operator.clone()] == "&&" { ("!=", "woven_m") } else { ("==", "!woven_m") };
                format!(
                    "(match {at} == 0 {{ woven_m => if ({}) {compared} woven_m {{ {} }} else {{ {otherwise} }} }})",
                    inner(left),
                    inner(right)
                )
            }
            Shape::Unary(value) => {
                let operator = &self.text[site.range.start..value.start];
                format!(
                    "(match ({}) {{ woven_v => if {at} != 0 {{ {operator} woven_v }} else {{ /*<{first}*/woven_v/*>*/ }} }})",
                    inner(value)
                )
            }
            Shape::Guard => {
                let mut text = format!("(match {at} {{ ");
                self.each(site, |number, replacement| {
                    let _ = write!(text, "{} => {replacement}, ", number - first);
                });
                format!("{text} _ => {} }})", inner(&site.range))
            }
            Shape::Arm(None) => format!(" if {at} != 0"),
            Shape::Arm(Some(true)) => format!("{at} != 0 && ({})", inner(&site.range)),
            Shape::Arm(Some(false)) => format!("{at} != 0 && {}", inner(&site.range)),
            Shape::Fields(fields) => {
                let mut text = String::from("(");
                for (number, field) in site.numbers.iter().zip(fields) {
                    if self.numbers.contains(number) {
                        let (before, after) = (site.range.start..field.start, field.end..site.range.end);
                        let _ = write!(
                            text,
                            "if crate::woven::at({number}) == 0 {{ /*<{number}*/{}{}/*>*/ }} else ",
                            inner(&before),
                            inner(&after)
                        );
                    }
                }
                format!("{text} {{ {} }})", inner(&site.range))
            }
        };
        format!("/*[{first}*/{woven}/*]*/")
    }

    /// Every change of a piece that is woven in, with what stands there then.
    fn each(&self, site: &Site, mut with: impl FnMut(u32, &str)) {
        for (number, mutant) in self.mutants {
            if site.numbers.contains(number) && self.numbers.contains(number) {
                with(*number, &mutant.replacement);
            }
        }
    }

    /// What the code says unless a change is in force. The code comes first: a change must have its type.
    fn choice(
        &self,
        site: &Site,
        at: &str,
        written: impl Fn(&str) -> String,
        operator: &Range<usize>,
    ) -> String {
        let plain = written(&self.text[operator.clone()]);
        let mut text = format!("match {at} {{ woven_n if woven_n >= {} => {plain}, ", site.numbers.len());
        self.each(site, |number, replacement| {
            let _ =
                write!(text, "{} => /*<{number}*/{}/*>*/, ", number - site.numbers[0], written(replacement));
        });
        format!("{text}_ => {plain} }}")
    }
}
