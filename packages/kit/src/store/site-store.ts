import { create } from 'zustand';
import { type ContactDraftSlice, createContactDraftSlice } from './contact-draft-slice';
import { createLocationSlice, type LocationSlice } from './location-slice';
import { createThemeSlice, type ThemeSlice } from './theme-slice';
import { createToastSlice, type ToastSlice } from './toast-slice';

export type SiteState = ThemeSlice & ToastSlice & ContactDraftSlice & LocationSlice;

/**
 * The store that shell and modules share on a page. The server renders from its initial state and must never write to
 * it: there it lives as long as the process and would pass one visitor's state to the next.
 */
export const useSiteStore = create<SiteState>()((...args) => ({
  ...createThemeSlice(...args),
  ...createToastSlice(...args),
  ...createContactDraftSlice(...args),
  ...createLocationSlice(...args),
}));
