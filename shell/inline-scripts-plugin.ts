import { build, type Plugin, type Rolldown } from 'vite';

const QUERY = '?inline-script';

/**
 * Turns `import { text } from './file?inline-script'` into the text of that file with everything it imports, bundled
 * and minified for use in a page's HTML. Browser builds get an empty text, because hydration keeps the script from the
 * server's HTML.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'northloop:inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      if (this.environment.config.consumer === 'client') return 'export const text = "";';
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export const text = ${JSON.stringify(await bundle(file))};`;
    },
  };
}

async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const outputs = [built].flat() as Rolldown.RolldownOutput[];
  const parts = outputs.flatMap(({ output }) => output);
  const code = parts.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  // The text must not close the script element that it is placed in.
  return code.trim().replace(/;$/, '').replaceAll('</', '<\\/');
}
