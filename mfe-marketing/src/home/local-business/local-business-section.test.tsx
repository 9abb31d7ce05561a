import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { localBusiness } from '../../content/home/local-business';
import { localCities } from '../../content/local-cities/local-cities';
import { CityVariants } from './city/city-variants';
import { LocalLedger } from './local-ledger';

describe('the local section', () => {
  it('shows every pain and every benefit with an icon', () => {
    const html = renderToStaticMarkup(<LocalLedger />);
    for (const pain of localBusiness.painPoints) expect(html).toContain(pain);
    expect(html.match(/<svg/g)).toHaveLength(localBusiness.benefits.length);
  });

  it('has the words of all cities in place and lets only the chosen one be seen and reached', () => {
    for (const city of localCities) {
      const html = renderToStaticMarkup(
        <CityVariants city={city}>{({ phoneNumber }) => phoneNumber}</CityVariants>,
      );
      const shown = html.match(/<div class="[^"]*">([^<]+)<\/div>/g) ?? [];
      expect(shown).toHaveLength(1);
      expect(shown[0]).toContain(city.phoneNumber);
      expect(html.match(/inert=""/g)).toHaveLength(3);
    }
  });
});
