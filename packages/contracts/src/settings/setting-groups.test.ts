import { describe, expect, it } from 'vitest';
import { statementOf, valuesOf } from './setting.js';
import { processSettings, settingGroups } from './setting-groups.js';

const listed = settingGroups.flatMap(({ settings }) => Object.entries(settings));
const names = listed.map(([name]) => name);

describe('settingGroups', () => {
  it('hold each variable of each process once', () => {
    const read = Object.values(processSettings).flatMap((settings) => Object.keys(settings));
    expect([...names].sort()).toEqual([...new Set(read)].sort());
  });

  it.each(listed)('say in sentences what %s is for, and which values it takes', (_, stated) => {
    expect(statementOf(stated).meaning).toMatch(/^[A-Z].*\.$/);
    expect(valuesOf(stated)).not.toBe('');
  });

  it.each(listed)('show a value of %s that can be used', (_, stated) => {
    const { default: value, example } = statementOf(stated);
    expect(stated.safeParse(value ?? example)).toMatchObject({ success: true });
  });
});
