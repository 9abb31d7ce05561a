import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleFile } from './settings/example-file';
import { withSettingsTable } from './settings/settings-table';
import { workspaceRoot } from './workspace';

/** `pnpm settings`: writes the documentation of the settings from their schemas. */
const page = join(workspaceRoot, 'docs/running.md');
await writeFile(page, withSettingsTable(await readFile(page, 'utf8')));
await writeFile(join(workspaceRoot, '.env.example'), exampleFile());
