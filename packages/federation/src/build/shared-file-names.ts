/** The federation plugin's name for a chunk of a shared package; the package's name is in the middle. */
const SHARED = /^_?virtual_mf_.*?__loadShare__(.+?)(__loadShare__.*)?$/;

const shortened = (name: string): string => {
  const shared = SHARED.exec(name)?.[1];
  return shared === undefined ? '[name]' : `mf-${shared}`;
};

/**
 * Rolldown's file names, with short ones for chunks of shared packages and their styles. The plugin's own are over a
 * hundred characters long, and every page names these files several times.
 * @param folder where the build puts its files, such as `assets`.
 */
export const sharedFileNames = (folder: string) => ({
  chunkFileNames: ({ name }: { name: string }) => `${folder}/${shortened(name)}-[hash].js`,
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
    `${folder}/${shortened(name)}-[hash][extname]`,
});
