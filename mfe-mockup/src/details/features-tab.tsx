import type { Mockup } from '@northloop/contracts';
import { CheckList } from './check-list';
import { DetailGroup } from './detail-group';

/** The features of the drafted site, and how we would build it. */
export function FeaturesTab({ mockup }: { mockup: Mockup }) {
  return (
    <>
      <DetailGroup title="Features">
        <CheckList items={mockup.features} />
      </DetailGroup>
      <DetailGroup title="Technical recommendations">
        <CheckList items={mockup.technicalRecommendations} />
      </DetailGroup>
    </>
  );
}
