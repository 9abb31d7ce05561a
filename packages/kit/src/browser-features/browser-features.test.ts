import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text';
import { forget, keep, readKept } from './kept-value';
import { sendBeacon } from './send-beacon';
import { openTabChannel } from './tab-channel';
import { visitorTimeZone } from './visitor-time-zone';

afterEach(() => vi.unstubAllGlobals());

/** Throws as browsers do while cookies are blocked. */
function Closed(): never {
  throw new DOMException('Access is denied for this document', 'SecurityError');
}

describe('a browser that keeps nothing for this site', () => {
  it.each([
    ['has no store', () => vi.stubGlobal('localStorage', undefined)],
    [
      'refuses it',
      () => vi.stubGlobal('localStorage', { getItem: Closed, setItem: Closed, removeItem: Closed }),
    ],
    [
      'refuses to name it',
      () => Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: Closed }),
    ],
  ])('%s', (_, close) => {
    close();
    keep('local', 'theme', 'dark');
    forget('local', 'theme');
    expect(readKept('local', 'theme')).toBeNull();
    Reflect.deleteProperty(globalThis, 'localStorage');
  });

  it('keeps what it can', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    keep('session', 'draft', 'words');
    expect(readKept('session', 'draft')).toBe('words');
    forget('session', 'draft');
    expect(readKept('session', 'draft')).toBeNull();
  });
});

describe('tabs', () => {
  it('hear each other, and not themselves', async () => {
    const heard: unknown[] = [];
    const one = openTabChannel('tabs', (message) => heard.push(['one', message]));
    const other = await new Promise<ReturnType<typeof openTabChannel>>((resolve) => {
      const channel = openTabChannel('tabs', (message) => {
        heard.push(['other', message]);
        resolve(channel);
      });
      one.post('hello');
    });
    expect(heard).toEqual([['other', 'hello']]);
    one.close();
    other.close();
  });

  it.each([undefined, Closed])('stay by themselves where channels are %s', (channel) => {
    vi.stubGlobal('BroadcastChannel', channel);
    const alone = openTabChannel('tabs', () => {});
    alone.post('hello');
    alone.close();
  });
});

describe('copyText', () => {
  it('tells whether the text is on the clipboard', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('words')).toBe(true);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('words');
  });

  it.each([{}, { clipboard: { writeText: Closed } }])(
    'says no where the browser has %o',
    async (navigator) => {
      vi.stubGlobal('navigator', navigator);
      expect(await copyText('words')).toBe(false);
    },
  );
});

describe('sendBeacon', () => {
  it('sends JSON', async () => {
    const send = vi.fn<(path: string, body: Blob) => boolean>(() => true);
    vi.stubGlobal('navigator', { sendBeacon: send });
    sendBeacon('/report', { kind: 'load' });
    const body = send.mock.calls[0]?.[1];
    expect(body?.type).toBe('application/json');
    expect(await body?.text()).toBe('{"kind":"load"}');
  });

  it('loses it where the browser has none', () => {
    vi.stubGlobal('navigator', {});
    sendBeacon('/report', {});
  });
});

describe('the visitor’s time zone', () => {
  const resolving = (timeZone: unknown) => {
    const { DateTimeFormat } = Intl;
    vi.spyOn(DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone,
    } as Intl.ResolvedDateTimeFormatOptions);
  };
  afterEach(() => vi.restoreAllMocks());

  it('is what the browser says', () => {
    resolving('Europe/Oslo');
    expect(visitorTimeZone()).toBe('Europe/Oslo');
  });

  it('is none if the browser names one that it does not know itself', () => {
    resolving('Etc/Unknown');
    expect(visitorTimeZone()).toBeUndefined();
  });
});
