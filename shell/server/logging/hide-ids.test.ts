import {
  CONSULTATION_FILES,
  CONSULTATION_PAGES,
  CONSULTATION_TOKEN_PARAMETER,
} from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { hideIds } from './hide-ids';

const CONVERSATION = 'conv_1764422400000_0123456789abcdef0123456789abcdef';
const DRAFT = 'q2J8-Tn_0aBcDeFgHiJkLm';

describe('hideIds', () => {
  it.each([
    [`/api/chatbot/history/${CONVERSATION}`, '/api/chatbot/history/[id]'],
    ['/api/chatbot/history/conv_17_cut-off?_t=1', '/api/chatbot/history/[id]?_t=1'],
    [`Error: no answer for ${CONVERSATION}.`, 'Error: no answer for [id].'],
    [`/api/mockup/${DRAFT}`, '/api/mockup/[id]'],
    [`/mockup/${DRAFT}?print=1`, '/mockup/[id]?print=1'],
    [`{"path":"/mockup/${DRAFT}","msg":"x"}`, '{"path":"/mockup/[id]","msg":"x"}'],
    [`data of /mockup/${DRAFT} took longer`, 'data of /mockup/[id] took longer'],
    ['/newsletter/confirm?a=1&token=q2J8&b=2', '/newsletter/confirm?a=1&token=[token]&b=2'],
    ...[CONSULTATION_PAGES.booking, CONSULTATION_FILES.booking, CONSULTATION_FILES.feed].map(
      (path) => [
        `${path}?${CONSULTATION_TOKEN_PARAMETER}=q2J8`,
        `${path}?${CONSULTATION_TOKEN_PARAMETER}=[token]`,
      ],
    ),
  ])('takes the key out of %s', (text, hidden) => {
    expect(hideIds(text)).toBe(hidden);
  });

  it.each([
    '/api/mockup/generate',
    '/api/mockup/share',
    '/modules/mockup/1.0.0-0a1b2c3d4e/client.js',
    '/blog/how-to-write-a-brief',
  ])('leaves %s as it is', (text) => {
    expect(hideIds(text)).toBe(text);
  });
});
