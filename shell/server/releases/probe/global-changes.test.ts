import { describe, expect, it, onTestFinished } from 'vitest';
import { watchGlobals } from './global-changes';

describe('watchGlobals', () => {
  it('sees nothing where nothing was touched, not even in globals used for the first time', () => {
    const changes = watchGlobals();
    new TextDecoder().decode(new Blob(['a']) && new Uint8Array());
    expect(changes()).toEqual([]);
  });

  it('names what was added, exchanged and removed', () => {
    const { log } = console;
    onTestFinished(() => {
      console.log = log;
      Reflect.deleteProperty(globalThis, 'leftBehind');
      Reflect.deleteProperty(Array.prototype, 'last');
    });
    Reflect.set(globalThis, 'taken', 1);
    const changes = watchGlobals();
    Reflect.set(globalThis, 'leftBehind', 1);
    Reflect.deleteProperty(globalThis, 'taken');
    Object.defineProperty(Array.prototype, 'last', { value: 1, configurable: true });
    console.log = () => {};
    expect(changes()).toEqual([
      'leftBehind was added',
      'globalThis.taken was removed',
      'Array.prototype.last was added',
      'console.log was replaced',
    ]);
  });
});
