import { createContext, useContext } from 'react';

/** Starts loading the modules behind an address of the site; does nothing for addresses it does not know. */
export type PagePreload = (href: string) => void;

const PagePreloadContext = createContext<PagePreload>(() => {});

/** The shell provides how pages are preloaded; links use it. */
export const PagePreloadProvider = PagePreloadContext.Provider;

export const usePagePreload = (): PagePreload => useContext(PagePreloadContext);
