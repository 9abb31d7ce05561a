import { MODULE_NAMES, type ModuleName } from '@northloop/contracts';
import { isReleaseVersion } from '@northloop/federation/release-store';
import type { RequestHandler } from 'express';
import { isSecure } from '../../http/is-secure';
import { requestUrl } from '../../http/request-url';
import { overrideCookie, readReleaseCookies } from '../rollout/release-cookies';

/** Prefix of the parameters that choose a release for one browser: `?module.chat=1.2.0-0a1b2c3d4e`. */
const PREFIX = 'module.';

const RESET = `${PREFIX}reset`;

/** Which releases browsers may try: those in the store, and those of the listed origins. */
export interface OverrideRules {
  published: boolean;
  origins: readonly string[];
}

/** The origin that a choice names, or null if it is a version. */
export const originOfChoice = (choice: string): string | null =>
  URL.canParse(choice) && /^https?:/.test(choice) ? new URL(choice).origin : null;

const isAllowed = (choice: string, { published, origins }: OverrideRules): boolean => {
  const origin = originOfChoice(choice);
  return origin ? origins.includes(origin) : published && isReleaseVersion(choice);
};

const toModule = (parameter: string): ModuleName | undefined =>
  MODULE_NAMES.find((name) => parameter === `${PREFIX}${name}`);

/**
 * Removes `module.<name>` parameters from an address and saves the choices in a cookie. If overrides are not
 * configured, the parameters have no effect.
 * @param siteOrigin public origin of the site; empty if it is not known.
 */
export const serveOverrides =
  (rules: OverrideRules, siteOrigin: string): RequestHandler =>
  (request, response, next) => {
    const url = requestUrl(request);
    const asked = [...url.searchParams].filter(([name]) => name.startsWith(PREFIX));
    if (asked.length === 0 || (!rules.published && rules.origins.length === 0)) {
      next();
      return;
    }
    let { choices } = readReleaseCookies(request);
    for (const [name, value] of asked) {
      url.searchParams.delete(name);
      if (name === RESET) {
        choices = {};
        continue;
      }
      const module = toModule(name);
      if (!module || !isAllowed(value, rules)) {
        response
          .status(400)
          .set('Cache-Control', 'no-store')
          .type('text/plain')
          .send(
            `You cannot try ${name}=${value} here. Name a module (${MODULE_NAMES.join(', ')}) and a version that is ` +
              'published, or a server that this site allows.\n',
          );
        return;
      }
      choices = { ...choices, [module]: originOfChoice(value) ?? value };
    }
    response.set({
      'Cache-Control': 'no-store',
      'Set-Cookie': overrideCookie(choices, isSecure(request, siteOrigin)),
      'X-Robots-Tag': 'noindex',
    });
    response.redirect(302, `${url.pathname}${url.search}`);
  };
