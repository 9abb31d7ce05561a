import { buttonClass, useSiteStore, VisuallyHidden } from '@northloop/kit';
import { afterNextPaint } from '@northloop/kit/browser-features/after-next-paint';
import { Moon, Sun } from 'lucide-react';
import { useEffect } from 'react';
import {
  applyTheme,
  currentTheme,
  onDeviceThemeChange,
  onThemeChosenElsewhere,
  readThemePreference,
  storeThemePreference,
} from './apply-theme';
import { restyleInViewFirst } from './restyle-in-view-first';

/** Switches between light and dark and saves the choice. Only the root element's class decides which icon is shown. */
export function ThemeToggle() {
  const preference = useSiteStore((state) => state.themePreference);
  const setPreference = useSiteStore((state) => state.setThemePreference);

  useEffect(() => setPreference(readThemePreference()), [setPreference]);
  useEffect(
    () =>
      onThemeChosenElsewhere((chosen) => {
        applyTheme(chosen);
        setPreference(chosen);
      }),
    [setPreference],
  );
  useEffect(() => {
    if (preference !== 'system') return;
    return onDeviceThemeChange(() => applyTheme('system'));
  }, [preference]);

  const flip = () => {
    // Use the last choice, because the page may not show it yet.
    const chosen = preference === 'system' ? currentTheme() : preference;
    const next = chosen === 'dark' ? 'light' : 'dark';
    storeThemePreference(next);
    setPreference(next);
    // Show the press first: restyling the page takes a phone longer than a press may go unanswered.
    afterNextPaint(() => restyleInViewFirst(() => applyTheme(next)));
  };
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'ghost', size: 'icon' })}
      onClick={flip}
    >
      <Sun className="hidden dark:block" aria-hidden />
      <Moon className="dark:hidden" aria-hidden />
      <VisuallyHidden>Toggle theme</VisuallyHidden>
    </button>
  );
}
