/** The last lines of an output. */
export interface LastLines {
  add(line: string): void;
  /** The lines as one text, each indented; empty if there are none. */
  text(): string;
}

const LINES_KEPT = 8;

/** Keeps the last lines that a process writes, to show them if it fails. */
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
