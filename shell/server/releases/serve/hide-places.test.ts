import { describe, expect, it } from 'vitest';
import { hidePlaces } from './hide-places';

describe('hidePlaces', () => {
  it.each([
    ['http://blog.internal:5204/release.json could not be read', '… could not be read'],
    ['s3://releases/site answered 403', '… answered 403'],
    ['There is no registry.json in /srv/north loop/store', 'There is no registry.json in … …'],
    [
      "ENOSPC: no space left on device, write '/srv/northloop/.data/shell'",
      'ENOSPC: no space left on device, write …',
    ],
    ['connect ECONNREFUSED 10.0.0.5:9000', 'connect ECONNREFUSED …'],
    ['connect ECONNREFUSED ::1:9000', 'connect ECONNREFUSED …'],
    ['no route to [2001:db8::5] or fe80::1', 'no route to … or …'],
    ['getaddrinfo ENOTFOUND minio', 'getaddrinfo ENOTFOUND …'],
    ['no answer from store:9000 in time', 'no answer from … in time'],
    ['C:\\site\\data is read-only', '… is read-only'],
    [
      "Cannot find module '/srv/a.mjs' imported from /srv/b.mjs",
      'Cannot find module … imported from …',
    ],
    ['failed (file:///srv/site/releases/blog/1.0.0/server.mjs:3:11)', 'failed …'],
    ['../store and .data/store', '… and …'],
  ])('leaves the places out of “%s”', (message, hidden) => {
    expect(hidePlaces(message)).toBe(hidden);
  });

  it.each([
    './missing does not load: Error: no ./missing',
    'the slot home.mockup does not render: Error: broken on the server',
    'blog 1.2.0-0a1b2c3d4e was built against @northloop/kit 2.1.0 (the shell provides 2.0.3); build it again',
    'The record of blog 1.0.0 says that it is 1.0.1',
    'it touches globals: leftBehind was added',
    'expected 20 bytes with SHA-256 0a1b, got 21 with 1c2d',
  ])('leaves “%s” as it is', (message) => {
    expect(hidePlaces(message)).toBe(message);
  });
});
