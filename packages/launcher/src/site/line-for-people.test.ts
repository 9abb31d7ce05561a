import { expect, it } from 'vitest';
import { lineForPeople } from './line-for-people';

const now = new Date(2026, 0, 1, 9, 5, 7);

it.each([
  [
    '{"level":"info","time":"2026-01-01T00:00:00Z","app":"northloop-api","msg":"API ready"}',
    '09:05:07 API: API ready',
  ],
  [
    '{"level":30,"pid":7,"name":"shell","module":"chat","msg":"in use"}',
    '09:05:07 API: in use module=chat',
  ],
  [
    '{"level":40,"msg":"Slow","path":"/a","took":{"ms":3}}',
    '09:05:07 API warn: Slow path=/a took={"ms":3}',
  ],
  [
    '{"level":50,"msg":"Failed","err":{"message":"no","stack":"Error: no\\n    at x"}}',
    '09:05:07 API error: Failed\n    Error: no\n        at x',
  ],
  ['Local: http://localhost:5103/', 'Local: http://localhost:5103/'],
  ['{"a":1}', '{"a":1}'],
  ['{ no JSON', '{ no JSON'],
])('%s', (line, expected) => {
  expect(lineForPeople('API', line, now)).toBe(expected);
});
