import type { ReleaseRegistryDocument, SiteReleaseStatus } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { emptyRegistry, noReleases } from '../../release-store/documents/parse-registry';
import { asServed, insteadLine, takenOut, takenOutLine } from './served-releases';

const document: ReleaseRegistryDocument = {
  ...emptyRegistry(),
  modules: {
    ...emptyRegistry().modules,
    chat: {
      ...noReleases(),
      live: '1.1.0',
      liveSince: 7,
      canary: { version: '1.2.0', percent: 10, since: 8 },
      previous: ['1.0.0'],
    },
  },
};

const withdrawn = (version: string, since: number) => ({
  version,
  since,
  at: '2026-11-01T10:00:00.000Z',
  reason: 'no words',
  failedViews: 5,
  views: 9,
});

/** A site that has taken these releases of the chat out. */
function siteWithout(...releases: ReturnType<typeof withdrawn>[]): SiteReleaseStatus {
  const nothing = { serving: null, canary: null, withdrawn: [] };
  const chat = { serving: '1.0.0', canary: null, withdrawn: releases };
  const modules = { marketing: nothing, mockup: nothing, chat, blog: nothing };
  return { contract: 1, shared: {}, revision: 8, modules };
}

describe('takenOut', () => {
  it('finds the live release and the canary that visitors do not get', () => {
    const found = takenOut(document, siteWithout(withdrawn('1.1.0', 7), withdrawn('1.2.0', 8)));
    expect(found.map(({ channel, version }) => [channel, version])).toEqual([
      ['live', '1.1.0'],
      ['canary', '1.2.0'],
    ]);
    expect(asServed(document, found).modules.chat.live).toBe('1.0.0');
    expect(found.map((each) => [takenOutLine(each), insteadLine(each)])[0]).toEqual([
      'chat 1.1.0 was taken out at 2026-11-01 10:00: 5 of 9 page views failed, the last one with "no words"',
      'The registry still has it as the live release; visitors get chat 1.0.0 instead',
    ]);
  });

  it('finds nothing in what was decided about other promotions', () => {
    const found = takenOut(
      document,
      siteWithout(withdrawn('1.1.0', 6), withdrawn('1.0.0', 7), withdrawn('1.2.0', 7)),
    );
    expect(found).toEqual([]);
    expect(asServed(document, found)).toEqual(document);
  });
});
