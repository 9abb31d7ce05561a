import { SITE_RELEASES_META } from '@northloop/contracts';
import { siteConfig } from '@northloop/kit';
import { firstScreenFonts } from '@northloop/kit/fonts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { text as headScript } from '../inline-scripts/head?inline-script';
import { useEarlyPress } from '../page/early-press';
import { PAGE_STATE_ID, type PageState, serializePageState } from '../page/page-state';
import { applyTheme, readThemePreference } from '../theme/apply-theme';

export interface SiteDocumentProps {
  state: PageState;
  /** Addresses of the shell's stylesheets. */
  stylesheets: readonly string[];
  /** Stylesheets of the modules that the server renders. Not set in browsers, where each module adds its own. */
  moduleStylesheets?: readonly string[];
  /** Only set on the server, because browsers hide it from scripts. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** The whole document. React renders all of it, so that each page can change the head. */
export function SiteDocument({
  state,
  stylesheets,
  moduleStylesheets = [],
  nonce,
  children,
}: SiteDocumentProps) {
  const htmlRef = useRef<HTMLHtmlElement>(null);
  useEarlyPress(htmlRef);
  // The script in the head has already done this, unless React had to render the whole document again.
  useLayoutEffect(() => applyTheme(readThemePreference()), []);
  return (
    <html ref={htmlRef} lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name={SITE_RELEASES_META}
          content={Object.values(state.releases)
            .map(({ module, version }) => `${module}=${version}`)
            .join(' ')}
        />
        <meta name="theme-color" content={siteConfig.themeColor} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: headScript }}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title="RSS" href="/blog/rss.xml" />
        <link rel="alternate" type="application/atom+xml" title="Atom" href="/blog/atom.xml" />
        {firstScreenFonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="shell" />
        ))}
        {moduleStylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="module" />
        ))}
      </head>
      <body>
        {children}
        <script
          id={PAGE_STATE_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: serializePageState(state) }}
        />
      </body>
    </html>
  );
}
