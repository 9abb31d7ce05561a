/** Joins class names and leaves out whatever is falsy. Later names do not override earlier ones. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
