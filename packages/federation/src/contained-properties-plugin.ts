import postcss, { type AtRule, type Declaration, type Root } from 'postcss';
import type { Plugin } from 'vite';

const isTailwindProperty = (name: string): boolean => name.startsWith('--tw-');

/**
 * Gives Tailwind's own properties their initial values inside the module alone, as Tailwind itself does for browsers
 * that do not know `@property`. A registration is the whole page's: a sheet that brings one has every element of the
 * page styled anew when it comes (measured: 60 ms on a desk computer for the home page), and two releases built with
 * different versions of Tailwind could register one name differently.
 * @param css a sheet as the build writes it.
 */
export function containProperties(css: string, module: string): string {
  const root = postcss.parse(css);
  const initial = takeInitialValues(root);
  root.walkAtRules('property', (rule) => {
    if (isTailwindProperty(rule.params)) rule.remove();
  });
  if (initial.length === 0) return root.toString();
  const everything = postcss.rule({
    // The scope's own element as weak as the others.
    selectors: [':where(:scope)', '*', '::before', '::after', '::backdrop'],
    nodes: initial,
  });
  const scope = postcss.atRule({
    name: 'scope',
    params: `([data-mfe="${module}"])`,
    nodes: [everything],
  });
  // Below all layers where the sheet has any. A sheet without layers must not get one: those are the whole page's too.
  const layer = () => postcss.atRule({ name: 'layer', params: 'properties', nodes: [scope] });
  root.prepend(hasLayers(root) ? layer() : scope);
  return root.toString();
}

/** Removes the layer of initial values and returns what it held. */
function takeInitialValues(root: Root): Declaration[] {
  const found: Declaration[] = [];
  root.walkAtRules('layer', (layer: AtRule) => {
    if (layer.params !== 'properties') return;
    layer.walkDecls((declaration) => {
      if (isTailwindProperty(declaration.prop)) found.push(declaration.clone());
    });
    layer.remove();
  });
  return found;
}

function hasLayers(root: Root): boolean {
  let found = false;
  root.walkAtRules('layer', () => {
    found = true;
    return false;
  });
  return found;
}

/** Keeps the properties of a module's sheets to the module. Runs on the sheets as they are written. */
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
