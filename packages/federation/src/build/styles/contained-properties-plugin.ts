import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import type { Plugin } from 'vite';

const isTailwindProperty = (name: string): boolean => name.startsWith('--tw-');

/** Finds the Tailwind properties that a value reads. */
const READ = /var\(\s*(--tw-[\w-]+)/g;

/**
 * Gives Tailwind's own properties their initial values only where a rule of the sheet reads them. A registration
 * (`@property`) applies to the whole page: a sheet that brings one makes the browser restyle every element (measured:
 * 60 ms on a desktop computer for the home page), and two releases built with different versions of Tailwind could
 * register the same name differently. Tailwind's fallback for browsers without registrations sets fifty properties on
 * every element, which doubles the cost of every style change of the whole page, such as a change of theme.
 * @param css a sheet as the build writes it.
 */
export function containProperties(css: string, module: string): string {
  const root = postcss.parse(css);
  const initial = takeInitialValues(root);
  root.walkAtRules('property', (rule) => {
    if (isTailwindProperty(rule.params)) rule.remove();
  });
  const rules = initialRules(root, initial);
  if (rules.length === 0) return root.toString();
  const scope = postcss.atRule({
    name: 'scope',
    params: `([data-mfe="${module}"])`,
    nodes: rules,
  });
  // Below all layers if the sheet has any. A sheet without layers must not get one, since layers also apply to the
  // whole page.
  const layer = () => postcss.atRule({ name: 'layer', params: 'properties', nodes: [scope] });
  root.prepend(hasLayers(root) ? layer() : scope);
  return root.toString();
}

/** Removes the layer of initial values and returns what it held, by name. */
function takeInitialValues(root: Root): Map<string, Declaration> {
  const found = new Map<string, Declaration>();
  root.walkAtRules('layer', (layer: AtRule) => {
    if (layer.params !== 'properties') return;
    layer.walkDecls((declaration) => {
      if (isTailwindProperty(declaration.prop)) found.set(declaration.prop, declaration.clone());
    });
    layer.remove();
  });
  return found;
}

/** One rule for all selectors that read the same properties. */
function initialRules(root: Root, initial: ReadonlyMap<string, Declaration>): Rule[] {
  const groups = new Map<string, Set<string>>();
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return;
    const read = new Set<string>();
    const own = new Set<string>();
    rule.walkDecls(({ prop, value }) => {
      own.add(prop);
      for (const [, name = ''] of value.matchAll(READ)) if (initial.has(name)) read.add(name);
    });
    for (const name of own) read.delete(name);
    if (read.size === 0) return;
    const names = [...read].sort().join();
    const selectors = groups.get(names) ?? new Set();
    for (const selector of rule.selectors) selectors.add(selector);
    groups.set(names, selectors);
  });
  return [...groups].map(([names, selectors]) =>
    postcss.rule({
      selectors: asWeakAsCanBe([...selectors]),
      nodes: names.split(',').flatMap((name) => initial.get(name)?.clone() ?? []),
    }),
  );
}

/**
 * Any class on the same element wins over these rules. `:where()` cannot contain pseudo-elements; for those, the later
 * rule wins.
 */
function asWeakAsCanBe(selectors: readonly string[]): string[] {
  const isPseudo = (selector: string) => /::|:(before|after)\b/.test(selector);
  const weak = selectors.filter((selector) => !isPseudo(selector));
  return [...(weak.length > 0 ? [`:where(${weak})`] : []), ...selectors.filter(isPseudo)];
}

function hasLayers(root: Root): boolean {
  let found = false;
  root.walkAtRules('layer', () => {
    found = true;
    return false;
  });
  return found;
}

/** Keeps the properties of a module's sheets inside the module. Runs on the finished sheets. */
export const containedPropertiesPlugin = (module: string): Plugin => ({
  name: 'northloop:contained-properties',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
      asset.source = containProperties(String(asset.source), module);
    }
  },
});
