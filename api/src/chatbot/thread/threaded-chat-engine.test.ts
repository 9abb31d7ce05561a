import { afterAll, expect, it } from 'vitest';
import { createLogger } from '../../logging/logger.js';
import { freshState } from '../conversation/conversation-state.js';
import { EngineUnavailable, ThreadedChatEngine } from './threaded-chat-engine.js';

const log: string[] = [];
const logger = createLogger('info', (line) => log.push(line));
const engine = new ThreadedChatEngine({ hasEncoder: false }, logger);
afterAll(() => engine.close());

const fresh = { history: [], state: freshState };
const article = {
  path: '/blog/walleye',
  kind: 'article' as const,
  title: 'Walleye season on the web',
  description: 'What anglers look for.',
  text: 'Walleye bite best at dusk. Anglers look for the hours of a bait shop first.',
};

it('gives each of many messages its own answer', async () => {
  const [hours, deposit] = await Promise.all([
    engine.reply('what are your opening hours?', fresh),
    engine.reply('how much is the deposit?', fresh),
  ]);
  expect(hours.reply.text).toContain('Monday to Friday');
  expect(deposit.reply.text).toContain('50%');
  expect(deposit.state.topic).toBe('price');
});

it('goes on with the state of a conversation', async () => {
  const { state } = await engine.reply('how much is a 5 page website', fresh);
  const { reply } = await engine.reply('and with online booking?', { ...fresh, state });
  expect(reply.text).toMatch(/\$\d/);
});

it('says that its thread has ended, and starts another one, which knows the site as well', async () => {
  engine.replaceSiteContent([article]);
  const asked = 'when do walleye bite best';
  const { facts } = await engine.consider(asked, fresh);
  expect(facts.map(({ path }) => path)).toContain('/blog/walleye');

  const lost = engine.consider(asked, fresh);
  await Promise.all([expect(lost).rejects.toThrow(EngineUnavailable), engine.close()]);
  expect(log.filter((line) => line.includes('thread has ended'))).toHaveLength(1);

  const again = await engine.consider(asked, fresh);
  expect(again.facts.map(({ path }) => path)).toContain('/blog/walleye');
});
