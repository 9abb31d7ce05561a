/** A line of a quote: the service, and its price if the line names one. */
export interface IncludedService {
  name: string;
  /** With its currency sign; undefined when the line has no price. */
  price: string | undefined;
}

/** Splits a line such as 'Design of 6 pages: $2,090' into its columns. */
export function readIncludedService(line: string): IncludedService {
  const match = /^(.+?):\s*(\$[\d,.]+)$/.exec(line.trim());
  return match ? { name: match[1] ?? line, price: match[2] } : { name: line, price: undefined };
}
