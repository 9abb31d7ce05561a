import { THEME_STORAGE_KEY, type Theme, type ThemePreference } from '@northloop/kit';
import { keep, readKept } from '@northloop/kit/browser-features/kept-value';

const prefersDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** The visitor's stored choice; `system` if there is none or storage is not available. */
export function readThemePreference(): ThemePreference {
  const stored = readKept('local', THEME_STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Saves the choice for the next visit. Without storage it only lasts for this page. */
export const storeThemePreference = (preference: ThemePreference): void =>
  keep('local', THEME_STORAGE_KEY, preference);

/** Puts the theme's class on the root element. */
export function applyTheme(preference: ThemePreference): void {
  const theme: Theme =
    preference === 'system' ? (prefersDark().matches ? 'dark' : 'light') : preference;
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.classList.toggle('light', theme === 'light');
}

/** The theme that the page shows now. */
export const currentTheme = (): Theme =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

/** Calls back when the device's preference changes. Returns a function that stops it. */
export function onDeviceThemeChange(callback: () => void): () => void {
  const query = prefersDark();
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}

/** Calls back when the visitor chooses a theme in another tab. Returns a function that stops it. */
export function onThemeChosenElsewhere(
  callback: (preference: ThemePreference) => void,
): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === THEME_STORAGE_KEY) callback(readThemePreference());
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
