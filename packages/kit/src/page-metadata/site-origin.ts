import { createContext, useContext } from 'react';

const SiteOriginContext = createContext('');

/** The shell provides the public origin of the site, such as `https://northloop.example`, without a slash at the end. */
export const SiteOriginProvider = SiteOriginContext.Provider;

export const useSiteOrigin = (): string => useContext(SiteOriginContext);
