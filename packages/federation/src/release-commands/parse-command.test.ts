import { describe, expect, it } from 'vitest';
import { parseCommand, UsageError } from './parse-command';

const parse = (line: string, env: Record<string, string> = {}) =>
  parseCommand(line.split(' ').filter(Boolean), env);

describe('parseCommand', () => {
  it.each<[string, object]>([
    ['publish chat', { name: 'publish', module: 'chat' }],
    ['publish chat --from build', { name: 'publish', from: 'build' }],
    [
      'publish blog --allow-removed-routes moved',
      { name: 'publish', removedRoutesReason: 'moved' },
    ],
    ['promote chat 1.0.0-abc', { name: 'promote', module: 'chat', version: '1.0.0-abc' }],
    ['promote chat latest --skip-gate night', { version: 'latest', skipGateReason: 'night' }],
    ['canary chat 1.0.0 10%', { name: 'canary', version: '1.0.0', percent: 10 }],
    ['canary chat 1.0.0 5', { percent: 5 }],
    ['canary chat off', { name: 'end-canary', module: 'chat' }],
    ['rollback mockup --reason slow', { name: 'rollback', module: 'mockup', reason: 'slow' }],
    ['status --site https://northloop.example/', { site: 'https://northloop.example' }],
    ['history', { name: 'history' }],
    ['history blog', { name: 'history', module: 'blog' }],
    ['prune', { name: 'prune', isDryRun: false }],
    ['prune --dry-run', { isDryRun: true }],
    ['status --by Ada', { by: 'Ada' }],
    ['', { name: 'help' }],
    ['promote --help', { name: 'help' }],
  ])('understands "%s"', (line, expected) => {
    expect(parse(line)).toMatchObject(expected);
  });

  it('takes the store from the option, the environment or the workspace, in this order', () => {
    const env = { RELEASE_STORE: 's3://releases/site' };
    expect(parse('status --store shelf', env).store).toBe('shelf');
    expect(parse('status', env).store).toBe('s3://releases/site');
    expect(parse('status').store).toBe('.data/release-store');
    expect(parse('status', { RELEASE_STORE: '' }).store).toBe('.data/release-store');
  });

  it.each([
    ['publsh chat', 'There is no command "publsh"'],
    ['publish', 'Name a module: it must be one of marketing, mockup, chat, blog'],
    ['publish shop', 'There is no module "shop"'],
    ['publish chat blog', 'does not know what to do with "blog"'],
    ['promote chat', 'Say which version, or "latest"'],
    ['canary chat 1.0.0', 'Say which share of visitors'],
    ['canary chat 1.0.0 0%', '"0%"'],
    ['canary chat 1.0.0 100%', '"100%"'],
    ['canary chat 1.0.0 ten', '"ten"'],
    ['canary chat off 10%', 'does not know what to do with "10%"'],
    ['rollback chat --skip-gate hurry', '"rollback" has no option --skip-gate'],
    ['status --dry-run', '"status" has no option --dry-run'],
    ['status --colour', "Unknown option '--colour'"],
    ['promote chat latest --skip-gate', "Option '--skip-gate <value>' argument missing"],
    ['status --site northloop.example', '--site must be an http(s) address'],
  ])('refuses "%s" and says why', (line, reason) => {
    expect(() => parse(line)).toThrow(UsageError);
    expect(() => parse(line)).toThrow(reason);
  });

  it('takes no empty reason for one', () => {
    const args = ['promote', 'chat', 'latest', '--skip-gate', '  '];
    expect(() => parseCommand(args, {})).toThrow('--skip-gate needs a text');
  });
});
