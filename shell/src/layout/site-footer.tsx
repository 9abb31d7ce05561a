import { Container, Link, siteConfig } from '@northloop/kit';
import { footerNavigation } from './navigation';

const linkClass =
  'inline-flex min-h-7 items-center rounded-xs text-small wrap-anywhere text-ink-muted no-underline transition-colors hover:text-ink hover:underline';

/** Every page of the site, the social profiles and the copyright line. */
export function SiteFooter() {
  return (
    <footer className="dark print:hidden border-t border-line bg-canvas text-ink">
      {/* The space at the end keeps the last line clear of the chat button. */}
      <Container className="pt-section-sm pb-24">
        <div className="grid gap-stack lg:grid-cols-12">
          <div className="lg:col-span-5">
            <p className="font-display text-h3">{siteConfig.brand}</p>
            <p className="mt-4 max-w-md text-small text-ink-muted">{siteConfig.tagline}</p>
            <address className="mt-6 flex flex-col gap-1 text-small not-italic">
              <a className={linkClass} href={`mailto:${siteConfig.email}`}>
                {siteConfig.email}
              </a>
              <a className={linkClass} href={siteConfig.phone.href}>
                {siteConfig.phone.display}
              </a>
              <span className="text-ink-muted">
                {`${siteConfig.address.city}, ${siteConfig.address.state}`}
              </span>
            </address>
          </div>
          <nav
            aria-label="Footer"
            className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-8 sm:grid-cols-3 lg:col-span-7"
          >
            {footerNavigation.map(({ title, items }) => (
              <div key={title}>
                <h2 className="font-mono text-label text-ink-faint">{title}</h2>
                <ul className="mt-4 flex flex-col gap-1.5">
                  {items.map(({ name, href }) => (
                    <li key={href}>
                      <Link to={href} className={linkClass}>
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-stack flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          <p className="text-small text-ink-muted">
            {`© ${siteConfig.copyrightYear} ${siteConfig.brand}. All rights reserved.`}
          </p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {siteConfig.social.map(({ name, href }) => (
              <li key={name}>
                <a className={linkClass} href={href} rel="noopener" target="_blank">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
