"""Tells how many tests passed in the words cargo has for it, which `cargo xtask test` counts."""


def pytest_terminal_summary(terminalreporter, exitstatus):
    def count(*kinds):
        return sum(len(terminalreporter.stats.get(kind, [])) for kind in kinds)

    word = "ok" if exitstatus == 0 else "FAILED"
    terminalreporter.line(f"test result: {word}. {count('passed')} passed; {count('failed', 'error')} failed;")
