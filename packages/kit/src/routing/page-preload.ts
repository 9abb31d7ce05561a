import { createContext, useContext } from 'react';

/** Starts to load the modules for an address of the site. Does nothing for unknown addresses. */
export type PagePreload = (href: string) => void;

const PagePreloadContext = createContext<PagePreload>(() => {});

/** The shell provides how pages are preloaded; links use it. */
export const PagePreloadProvider = PagePreloadContext.Provider;

export const usePagePreload = (): PagePreload => useContext(PagePreloadContext);
