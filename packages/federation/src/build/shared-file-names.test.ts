import { expect, it } from 'vitest';
import { sharedFileNames } from './shared-file-names.js';

const { chunkFileNames, assetFileNames } = sharedFileNames('assets/shell');
const PLUGIN = '_virtual_mf___mfe_internal__shell__mf_owner__198393116461997__loadShare__';

it.each([
  [`${PLUGIN}react__loadShare__.js`, 'assets/shell/mf-react-[hash].js'],
  [`${PLUGIN}react_mf_2_dom__loadShare__.js`, 'assets/shell/mf-react_mf_2_dom-[hash].js'],
  [`${PLUGIN}shared`, 'assets/shell/mf-shared-[hash].js'],
  ['_virtual_mf-localSharedImportMap___mfe_internal__shell', 'assets/shell/[name]-[hash].js'],
  ['entry-client', 'assets/shell/[name]-[hash].js'],
])('names the chunk %s', (name, file) => {
  expect(chunkFileNames({ name })).toBe(file);
});

it('names styles and fonts', () => {
  expect(assetFileNames({ names: [`${PLUGIN}react__loadShare__.css`] })).toBe(
    'assets/shell/mf-react-[hash][extname]',
  );
  expect(assetFileNames({ names: ['font.woff2'] })).toBe('assets/shell/[name]-[hash][extname]');
  expect(assetFileNames({ names: [] })).toBe('assets/shell/[name]-[hash][extname]');
});
