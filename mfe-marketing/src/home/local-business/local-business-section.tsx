import { Section, useSiteStore } from '@northloop/kit';
import { useState } from 'react';
import { localBusiness } from '../../content/home/local-business';
import type { LocalCity } from '../../content/local-cities/local-city';
import { AreaLine } from './area-line';
import { CityPicker } from './city/city-picker';
import { CityVariants } from './city/city-variants';
import { localCityOf } from './city/local-city-of';
import { LocalCall } from './local-call';
import { LocalLedger } from './local-ledger';
import { LocalServices } from './local-services';

/**
 * The offer to local businesses, worded for one of four cities: the one the visitor picks, otherwise the one they seem
 * to be in, once known.
 */
export function LocalBusinessSection() {
  const location = useSiteStore((state) => state.location);
  const [picked, setPicked] = useState<LocalCity | null>(null);
  const shown = picked ?? localCityOf(location);
  const { lead, servicesTitle, areasTitle } = localBusiness;
  return (
    <Section id="local-business" tone="sunk" aria-labelledby="local-business-title">
      <div className="grid items-end gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 id="local-business-title" className="font-display text-h2 text-balance lg:col-span-7">
          <CityVariants city={shown} as="span">
            {({ headline }) => headline}
          </CityVariants>
        </h2>
        <div className="lg:col-span-5 lg:justify-self-end">
          <CityPicker city={shown} onPick={setPicked} />
        </div>
      </div>
      <p className="mt-5 max-w-2xl text-lead text-pretty text-ink-muted">{lead}</p>
      <div className="mt-stack">
        <LocalLedger />
      </div>
      <div className="mt-section-sm grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h3 className="mb-6 font-display text-h3">{servicesTitle}</h3>
          <CityVariants city={shown}>{(variant) => <LocalServices city={variant} />}</CityVariants>
          <CityVariants city={shown} className="mt-8">
            {({ marketingMessage }) => (
              <p className="max-w-xl border-l-2 border-ice pl-5 text-pretty text-ink-muted">
                {marketingMessage}
              </p>
            )}
          </CityVariants>
        </div>
        <div className="grid content-start gap-10 lg:col-span-5">
          <CityVariants city={shown}>{(variant) => <LocalCall city={variant} />}</CityVariants>
          <div>
            <h3 className="mb-4 font-display text-h4">{areasTitle}</h3>
            <CityVariants city={shown}>{({ areas }) => <AreaLine areas={areas} />}</CityVariants>
          </div>
        </div>
      </div>
    </Section>
  );
}
