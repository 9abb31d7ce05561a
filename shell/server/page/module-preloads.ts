import type { ClientRelease, ModuleName } from '@northloop/contracts';

/** Scripts that the browser needs for an expose. Preloading them lets it request all of them at once. */
export function modulePreloads(release: ClientRelease, expose: string): string[] {
  const files = [
    release.entry.client,
    ...release.entry.preload,
    ...(release.exposes[expose]?.js ?? []),
  ];
  return [...new Set(files)].map((file) => `${release.base}${file}`);
}

/**
 * Stylesheets of all exposes that were loaded for a page.
 * @param loadedKeys the exposes as `module/./expose`.
 */
export function moduleStylesheets(
  releases: Partial<Record<ModuleName, ClientRelease>>,
  loadedKeys: Iterable<string>,
): string[] {
  const sheets = new Set<string>();
  for (const key of loadedKeys) {
    const [name, ...expose] = key.split('/');
    const release = releases[name as ModuleName];
    for (const file of release?.exposes[expose.join('/')]?.css ?? []) {
      sheets.add(`${release?.base}${file}`);
    }
  }
  return [...sheets];
}
