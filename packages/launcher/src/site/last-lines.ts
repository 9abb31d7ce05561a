/** The newest lines of an output. */
export interface LastLines {
  add(line: string): void;
  /** All of them in one text, each indented; empty when there are none. */
  text(): string;
}

const LINES_KEPT = 8;

/** Keeps the newest lines that a process writes, to show them when it fails. */
export function keepLastLines(): LastLines {
  const lines: string[] = [];
  return {
    add(line) {
      lines.push(line);
      if (lines.length > LINES_KEPT) lines.shift();
    },
    text: () => lines.map((line) => `  ${line}\n`).join(''),
  };
}
