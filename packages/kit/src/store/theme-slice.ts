import type { StateCreator } from 'zustand';

export type ThemePreference = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

/** Local-storage key of the visitor's choice. */
export const THEME_STORAGE_KEY = 'ui-theme';

export interface ThemeSlice {
  themePreference: ThemePreference;
  setThemePreference: (preference: ThemePreference) => void;
}

/** The visitor's choice of theme. The shell sets the class on the root element. */
export const createThemeSlice: StateCreator<ThemeSlice> = (set) => ({
  themePreference: 'system',
  setThemePreference: (themePreference) => set({ themePreference }),
});
