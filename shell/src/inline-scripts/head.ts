/** Runs in the page's head, before anything is painted and before the visitor can do anything. */
import { applyTheme, readThemePreference } from '../theme/apply-theme';
import { keepEarlyPresses } from './keep-early-presses';

// Prevents a flash of the wrong theme.
applyTheme(readThemePreference());
window.openedAddress = window.location.pathname + window.location.search;
keepEarlyPresses();
