import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleFile } from './settings/example-file';
import { withSettingsTable } from './settings/settings-table';
import { workspaceRoot } from './workspace';

/** `pnpm settings`: writes what people read about the settings, from the schemas that state them. */
const page = join(workspaceRoot, 'docs/running.md');
await writeFile(page, withSettingsTable(await readFile(page, 'utf8')));
await writeFile(join(workspaceRoot, '.env.example'), exampleFile());
