import { describe, expect, it } from 'vitest';
import { shareArticle, shareMessage } from './share-article';

const page = { title: 'Title', text: 'Excerpt', url: 'https://northloop.example/blog/a' };
const refuseWith = (name: string) => async () => {
  throw Object.assign(new Error(name), { name });
};

describe('shareArticle', () => {
  it('hands the whole page to the share sheet and copies nothing', async () => {
    const shared: unknown[] = [];
    const copied: string[] = [];
    const outcome = await shareArticle(page, {
      share: async (what) => void shared.push(what),
      copy: async (text) => void copied.push(text),
    });
    expect([outcome, shared, copied]).toEqual(['shared', [page], []]);
  });

  it('takes a closed sheet for a choice', async () => {
    const copied: string[] = [];
    const outcome = await shareArticle(page, {
      share: refuseWith('AbortError'),
      copy: async (text) => void copied.push(text),
    });
    expect([outcome, copied]).toEqual(['cancelled', []]);
  });

  it.each([undefined, refuseWith('NotAllowedError')])(
    'copies the address where sharing is not to be had',
    async (share) => {
      const copied: string[] = [];
      const outcome = await shareArticle(page, {
        share,
        copy: async (text) => void copied.push(text),
      });
      expect([outcome, copied]).toEqual(['copied', [page.url]]);
    },
  );

  it('says so when nothing works', async () => {
    expect(await shareArticle(page, {})).toBe('failed');
    expect(await shareArticle(page, { copy: refuseWith('NotAllowedError') })).toBe('failed');
  });
});

describe('shareMessage', () => {
  it('is silent where the system has spoken', () => {
    expect(shareMessage('shared', page.url)).toBeNull();
    expect(shareMessage('cancelled', page.url)).toBeNull();
  });

  it('tells of a copied link, and shows the address where copying failed', () => {
    expect(shareMessage('copied', page.url)?.title).toBe('Link copied');
    expect(shareMessage('failed', page.url)).toMatchObject({
      description: `Copy it here: ${page.url}`,
      variant: 'destructive',
    });
  });
});
