import { THEME_STORAGE_KEY } from '@northloop/kit';

/**
 * Runs in the head before anything is painted, so that no page flashes in the wrong theme: the stored choice,
 * else what the device prefers. Storage may be closed to us; then the device decides.
 */
export const themeScript = `(function(){var p=null;try{p=localStorage.getItem(${JSON.stringify(THEME_STORAGE_KEY)})}catch(e){}var d=p==='dark'||(p!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);document.documentElement.classList.add(d?'dark':'light')})()`;
