/** An exact text or a pattern. */
type Text = string | RegExp;

/** An element by its role and name. */
export interface Target {
  role: string;
  name?: Text;
  /** Level of a heading. */
  level?: number;
  /** The landmark, dialog or other element that contains it, or a selector for that. */
  within?: Target | string;
}

/** Global variable of the page that holds Testing Library. */
const LIBRARY = 'TestingLibraryDom';

/** Body of a function that tells whether the page has the library already. */
export const hasLibrary = `return '${LIBRARY}' in window`;

const written = (text: Text): string =>
  text instanceof RegExp ? String(text) : JSON.stringify(text);

const rootOf = (within: Target | string | undefined): string => {
  if (within === undefined) return 'document.body';
  return typeof within === 'string'
    ? `document.querySelector(${JSON.stringify(within)})`
    : `(${allOf(within)})[0]`;
};

/** An expression for all elements of a page that match, in document order. */
export function allOf(target: Target): string {
  const options = [
    ...(target.name === undefined ? [] : [`name: ${written(target.name)}`]),
    ...(target.level === undefined ? [] : [`level: ${target.level}`]),
  ];
  const role = JSON.stringify(target.role);
  return `((root) => root ? ${LIBRARY}.queryAllByRole(root, ${role}, { ${options.join(', ')} }) : [])(${rootOf(target.within)})`;
}
