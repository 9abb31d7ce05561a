import type { ContentKind, SearchHit } from '@northloop/contracts';

/** Results of one kind, best first. */
export interface HitGroup {
  readonly kind: ContentKind;
  readonly hits: readonly SearchHit[];
}

/** Groups results by kind. The kind with the best result comes first. */
export function groupHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) }));
}
