import { AppWindow, Gauge, PencilLine, Plug, ShieldCheck, Store } from 'lucide-react';
import type { IconSet } from '../../page-parts/content-icon';

/** Icons of the things the agency builds. */
export const buildIcons: IconSet = { AppWindow, Gauge, PencilLine, Plug, ShieldCheck, Store };
