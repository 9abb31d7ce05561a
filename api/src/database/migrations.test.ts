import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';
import { migrationSettings } from './migrations.js';
import * as schema from './schema.js';

const { migrationsFolder } = migrationSettings(undefined);

describe('migrations', () => {
  it('name no schema, so that they run in any', async () => {
    const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(await readFile(join(migrationsFolder, file), 'utf8'), file).not.toMatch(
        /"?public"?\./,
      );
    }
  });

  it('cover the whole schema; after a change, run the migration script', async () => {
    const snapshots = (await readdir(join(migrationsFolder, 'meta')))
      .filter((file) => file.endsWith('_snapshot.json'))
      .sort();
    const latest = JSON.parse(
      await readFile(join(migrationsFolder, 'meta', snapshots.at(-1) ?? ''), 'utf8'),
    );
    expect(await generateMigration(latest, generateDrizzleJson(schema))).toEqual([]);
  });
});
