import { PagePreloadProvider, SiteOriginProvider, SlotRendererProvider } from '@northloop/kit';
import { RenderSlot } from './federation/slots/render-slot';
import { slotTable } from './federation/slots/slot-table';
import { type ModuleSource, ModuleSourceProvider } from './federation/source/module-source';
import { SiteDocument, type SiteDocumentProps } from './layout/site-document';
import { SiteLayout } from './layout/site-layout';
import { type FirstPage, FirstPageProvider } from './page/first-page';
import { type PageDataCache, PageDataProvider } from './page/page-data';
import { matchRoute } from './routing/match-route';
import './site.css';

interface SiteProps extends Omit<SiteDocumentProps, 'children'> {
  source: ModuleSource;
  pageData: PageDataCache;
  firstPage: FirstPage | null;
}

/** The site inside its router: the same tree on the server and in the browser. */
export function Site({ source, pageData, firstPage, ...document }: SiteProps) {
  const preload = (href: string) => {
    const { route } = matchRoute(href.split(/[?#]/, 1)[0] ?? '/');
    source.preload(route);
    for (const slot of route.slots ?? []) source.preload(slotTable[slot]);
  };
  return (
    <ModuleSourceProvider value={source}>
      <PageDataProvider value={pageData}>
        <FirstPageProvider value={firstPage}>
          <SiteOriginProvider value={document.state.siteOrigin}>
            <PagePreloadProvider value={preload}>
              <SlotRendererProvider value={RenderSlot}>
                <SiteDocument {...document}>
                  <SiteLayout {...document.state} />
                </SiteDocument>
              </SlotRendererProvider>
            </PagePreloadProvider>
          </SiteOriginProvider>
        </FirstPageProvider>
      </PageDataProvider>
    </ModuleSourceProvider>
  );
}
