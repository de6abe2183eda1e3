//! The wasm in its parts, and the glue between them and the browser.

use std::fs;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use crate::short;

/// Splits the wasm into the parts that are fetched when they are needed, and makes the glue between its main part and the
/// browser. Returns the parts that a table needs.
pub fn bind(wasm: &Path, page: &Path) -> Result<Vec<String>, String> {
    let failed = |error: &dyn std::fmt::Display| format!("{}: {error:#}", wasm.display());
    let whole = fs::read(wasm).map_err(|error| failed(&error))?;
    let main = page.join("main.wasm");
    let mut split = wasm_split_cli_support::Options::new(&whole);
    split.output_dir = page;
    split.main_out_path = &main;
    split.link_name = short::LOADER;
    split.main_module = "./app.js";
    let parts = wasm_split_cli_support::transform(split).map_err(|error| failed(&error))?;
    for part in &parts.split_modules {
        short::strip(part)?;
    }
    let mut bindgen = Bindgen::new();
    let ready = bindgen.input_path(&main).out_name("app").typescript(false).remove_name_section(true);
    let ready = ready.remove_producers_section(true).keep_lld_exports(true).web(true);
    ready.and_then(|it| it.generate(page)).map_err(|error| failed(&error))?;
    fs::remove_file(&main).map_err(|error| failed(&error))?;
    let table = parts.prefetch_map.get("table").ok_or("the wasm has no part for the table")?;
    Ok(table.iter().map(|name| format!("{name}.wasm")).collect())
}

/// The glue with what it does when it is loaded, instead of somebody who imports it.
pub fn started(glue: &str, boot: &str) -> Result<String, String> {
    let import = "import init from './app.js';\n";
    let export = "export { initSync, __wbg_init as default };";
    // What fetches the parts of the wasm asks the glue for its main part.
    let (Some((head, tail)), Some(body)) = (boot.split_once(import), glue.trim_end().strip_suffix(export))
    else {
        return Err("boot.js or the glue is not as expected".to_owned());
    };
    Ok(format!("{body}export {{ initSync }};\n{head}{}", tail.replace("init(", "__wbg_init(")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_glue_starts_by_itself() {
        let glue = "function a() {}\nexport { initSync, __wbg_init as default };\n";
        let boot = "// why\nimport init from './app.js';\nlook();\ninit({});\n";
        let started = started(glue, boot).expect("both are as expected");
        assert_eq!(started, "function a() {}\nexport { initSync };\n// why\nlook();\n__wbg_init({});\n");
    }
}
