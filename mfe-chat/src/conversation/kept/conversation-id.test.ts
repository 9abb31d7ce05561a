import { CONVERSATION_ID_PATTERN } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { createConversationId, isConversationId } from './conversation-id';

describe('createConversationId', () => {
  it('has the form that the contract asks for, with the time it was made', () => {
    const before = Date.now();
    const id = createConversationId();
    expect(id).toMatch(CONVERSATION_ID_PATTERN);
    const made = Number(id.split('_')[1]);
    expect(made).toBeGreaterThanOrEqual(before);
    expect(made).toBeLessThanOrEqual(Date.now());
  });

  it('carries 128 random bits, every one of them in use', () => {
    let seenOne = 0n;
    let seenZero = 0n;
    const all = (1n << 128n) - 1n;
    const ids = new Set<string>();
    for (let i = 0; i < 200; i += 1) {
      const random = createConversationId().split('_')[2] ?? '';
      expect(random).toHaveLength(32);
      ids.add(random);
      const bits = BigInt(`0x${random}`);
      seenOne |= bits;
      seenZero |= all ^ bits;
    }
    expect(ids.size).toBe(200);
    expect(seenOne).toBe(all);
    expect(seenZero).toBe(all);
  });
});

describe('isConversationId', () => {
  it.each([
    null,
    7,
    '',
    'conv_1',
    'conv_1700000000000_short',
    ' conv_1700000000000_0123456789abcdef0123456789abcdef',
  ])('refuses %j', (value) => {
    expect(isConversationId(value)).toBe(false);
  });

  it('takes what createConversationId makes', () => {
    expect(isConversationId(createConversationId())).toBe(true);
  });
});
