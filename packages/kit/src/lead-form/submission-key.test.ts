import { IDEMPOTENCY_KEY_PATTERN } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { createSubmissionKey } from './submission-key';

const request = { name: 'Dana', email: 'dana@bakery.example', message: 'Hello' };

describe('createSubmissionKey', () => {
  it('keeps the key when the same message is tried again', () => {
    const keys = createSubmissionKey();
    const key = keys.for(request);
    expect(key).toMatch(IDEMPOTENCY_KEY_PATTERN);
    expect(keys.for({ ...request })).toBe(key);
  });

  it('gives a changed message a key of its own', () => {
    const keys = createSubmissionKey();
    expect(keys.for({ ...request, message: 'Hello again' })).not.toBe(keys.for(request));
  });

  it('starts over after a success', () => {
    const keys = createSubmissionKey();
    const key = keys.for(request);
    keys.renew();
    expect(keys.for(request)).not.toBe(key);
  });

  it('keeps the key for a retry and changes it for other words or after a success', () => {
    const submission = createSubmissionKey();
    const first = submission.for({ message: 'Hello' });
    expect(submission.for({ message: 'Hello' })).toBe(first);

    const edited = submission.for({ message: 'Hello again' });
    expect(edited).not.toBe(first);

    submission.renew();
    expect(submission.for({ message: 'Hello again' })).not.toBe(edited);
  });

  it('never gives two forms the same key', () => {
    expect(createSubmissionKey().for(request)).not.toBe(createSubmissionKey().for(request));
  });
});
