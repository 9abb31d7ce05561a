import type { Service } from '@northloop/contracts';
import { Badge, classNames, Section, SectionHeading, Spinner } from '@northloop/kit';
import { servicesSection } from '../../content/home/services-section';
import { auroraAt } from '../../page-parts/aurora-of';
import { ServiceCard } from './service-card';
import { useServices } from './use-services';

/** Number of columns, out of six, for each card of the grid; longer lists repeat the pattern. */
const spans = [4, 2, 2, 4, 3, 3] as const;

const spanClasses: Record<(typeof spans)[number], string> = {
  2: 'lg:col-span-2',
  3: 'lg:col-span-3',
  4: 'md:col-span-2 lg:col-span-4',
};

/** The services in a grid of different card sizes, with a badge above while a newer list is loading. */
export function ServicesSection({ loaded }: { loaded: readonly Service[] | null }) {
  const { services, isLoading } = useServices(loaded);
  const { heading, loadingLabel } = servicesSection;
  return (
    <Section id="services" aria-labelledby="services-title">
      <SectionHeading id="services-title" layout="split" {...heading} />
      {/* Keeps its height without the badge, so that the content below does not jump. */}
      <div role="status" className="flex h-stack items-center">
        {isLoading && (
          <Badge tone="accent">
            <Spinner />
            {loadingLabel}
          </Badge>
        )}
      </div>
      <ul
        aria-busy={isLoading}
        className="grid grid-flow-dense gap-4 md:grid-cols-2 lg:grid-cols-6 lg:gap-5"
      >
        {services.map((service, index) => {
          const span = spans[index % spans.length] ?? 2;
          return (
            <ServiceCard
              key={service._id}
              service={service}
              aurora={auroraAt(index)}
              wide={span === 4}
              className={classNames(spanClasses[span])}
            />
          );
        })}
      </ul>
    </Section>
  );
}
