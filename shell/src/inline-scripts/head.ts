/** What the page's head runs before anything is painted and before the visitor can do anything. */
import { applyTheme, readThemePreference } from '../theme/apply-theme';
import { keepEarlyPresses } from './keep-early-presses';

// No page may flash in the wrong theme.
applyTheme(readThemePreference());
window.openedAddress = window.location.pathname + window.location.search;
keepEarlyPresses();
