import { describe, expect, it } from 'vitest';
import { createFirstPage } from './first-page';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('createFirstPage', () => {
  it('holds back the slots of the HTML, each until it is opened', async () => {
    const page = createFirstPage(['home.mockup', 'site.overlay'], 'default');
    const mockup = page.gateOf('home.mockup');
    const overlay = page.gateOf('site.overlay');
    await turn();
    expect(mockup?.promise.status).toBe('pending');

    mockup?.open();
    mockup?.open();
    await turn();
    expect(mockup?.promise.status).toBe('fulfilled');
    expect(overlay?.promise.status).toBe('pending');
  });

  it('keeps one gate a slot, however often it is asked', () => {
    const page = createFirstPage(['home.mockup'], 'default');
    expect(page.gateOf('home.mockup')).toBe(page.gateOf('home.mockup'));
  });

  it('lets slots through that are not in the HTML', () => {
    expect(createFirstPage([], 'default').gateOf('home.mockup')).toBeNull();
  });

  it('remembers the history entry that the server rendered', () => {
    expect(createFirstPage([], 'k3y').historyKey).toBe('k3y');
  });
});
