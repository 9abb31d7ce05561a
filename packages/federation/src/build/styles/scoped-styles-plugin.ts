import postcss, { type ChildNode } from 'postcss';
import type { Plugin } from 'vite';

/** At-rules that only name things: nothing in them matches an element. */
const NAMING = new Set(['property', 'keyframes', 'font-face', 'charset']);

/** A rule of a sheet that would reach elements outside the module. */
export interface UnscopedRule {
  rule: string;
  line: number;
}

/**
 * Finds the rules of a sheet that are not inside `@scope ([data-mfe="<module>"])`.
 * Custom properties that Tailwind sets on `*` in `@layer properties` count as harmless: they only give initial values
 * to its own `--tw-` names.
 */
export function findUnscopedRules(css: string, module: string): UnscopedRule[] {
  const found: UnscopedRule[] = [];
  const onlyTailwindProperties = (node: ChildNode): boolean =>
    node.type === 'rule' &&
    node.nodes.every((child) => child.type === 'decl' && child.prop.startsWith('--tw-'));

  const report = (rule: string, node: ChildNode) =>
    found.push({ rule: rule.slice(0, 80), line: node.source?.start?.line ?? 0 });

  const visit = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      if (node.type === 'rule') {
        if (!onlyTailwindProperties(node)) report(node.selector, node);
      } else if (node.type === 'atrule' && node.name === 'scope') {
        const root = node.params.replace(/["'\s()]/g, '');
        if (root !== `[data-mfe=${module}]`) report(`@scope ${node.params}`, node);
      } else if (node.type === 'atrule' && node.nodes && !NAMING.has(node.name)) {
        visit(node.nodes);
      }
    }
  };
  visit(postcss.parse(css).nodes);
  return found;
}

/** Fails a module's build if one of its stylesheets could style the shell or another module. */
export const scopedStylesPlugin = (module: string): Plugin => ({
  name: 'northloop:scoped-styles',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
      const unscoped = findUnscopedRules(String(asset.source), module);
      if (unscoped.length > 0) {
        const list = unscoped.map(({ rule, line }) => `  line ${line}: ${rule}`).join('\n');
        this.error(
          `${asset.fileName} has rules outside @scope ([data-mfe="${module}"]); they would style other modules:\n${list}`,
        );
      }
    }
  },
});
