import { buttonClass, useSiteStore, VisuallyHidden } from '@northloop/kit';
import { Moon, Sun } from 'lucide-react';
import { useEffect } from 'react';
import {
  applyTheme,
  onDeviceThemeChange,
  onThemeChosenElsewhere,
  readThemePreference,
  storeThemePreference,
} from './apply-theme';
import { flipTheme } from './flip-theme';

/** Flips between light and dark and keeps the choice. Which icon shows is decided by the root's class alone. */
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
    const next = flipTheme();
    storeThemePreference(next);
    setPreference(next);
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
