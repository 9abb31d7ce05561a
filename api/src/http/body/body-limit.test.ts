import { API_BODY_LIMIT_BYTES } from '@northloop/contracts';
import { expect, it } from 'vitest';
import { bodyLimitOf, LimitBody } from './body-limit.js';

it('gives a route what it names, and the usual for the rest', () => {
  class Controller {
    @LimitBody({ bytes: API_BODY_LIMIT_BYTES })
    handle() {}
  }
  expect(bodyLimitOf(Controller.prototype.handle)).toEqual({
    bytes: API_BODY_LIMIT_BYTES,
    depth: 8,
    values: 100,
  });
});

it('lets no route take a body that the shell would refuse', () => {
  expect(() => LimitBody({ bytes: API_BODY_LIMIT_BYTES + 1 })).toThrow(RangeError);
});
