import { type Finding, type ReleaseCheck, refused } from './release-check.js';

/** Everything that `module.ts` declares must be in the build. */
export const exposesCheck: ReleaseCheck = {
  title: 'has the exposes, routes and slots that module.ts declares',
  run: ({ manifest, record }) => {
    const findings: Finding[] = [];
    const files = new Set(record.files.map(({ path }) => path));
    const missing = (what: string, paths: readonly string[]) => {
      for (const path of paths.filter((each) => !files.has(each))) {
        findings.push(refused(`${what} needs ${path}, which is not in the build`));
      }
    };
    for (const name of Object.keys(manifest.exposes)) {
      const assets = record.exposes[name];
      if (!assets || assets.js.length === 0) {
        findings.push(refused(`${name} is declared in module.ts but is not in the build`));
      } else missing(name, [...assets.js, ...assets.css]);
    }
    for (const { path, expose } of manifest.routes) {
      if (!(expose in manifest.exposes)) {
        findings.push(refused(`the route ${path} uses ${expose}, which module.ts does not expose`));
      }
      if (!record.routes.some((route) => route.path === path && route.expose === expose)) {
        findings.push(refused(`the route ${path} of module.ts is not in the build: build again`));
      }
    }
    for (const { name, expose } of manifest.slots) {
      if (!(expose in manifest.exposes)) {
        findings.push(refused(`the slot ${name} uses ${expose}, which module.ts does not expose`));
      }
      if (!record.slots.some((slot) => slot.name === name && slot.expose === expose)) {
        findings.push(refused(`the slot ${name} of module.ts is not in the build: build again`));
      }
    }
    missing('the entry', [record.entry.client, record.entry.server, ...record.entry.preload]);
    if (record.contentIndex) missing('the content index', [record.contentIndex]);
    return findings;
  },
};
