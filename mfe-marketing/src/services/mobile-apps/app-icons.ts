import {
  ClipboardCheck,
  HeartHandshake,
  Layers,
  RefreshCw,
  Smartphone,
  TabletSmartphone,
} from 'lucide-react';
import type { IconSet } from '../../page-parts/content-icon';

/** Icons of the six kinds of app. */
export const appIcons: IconSet = {
  ClipboardCheck,
  HeartHandshake,
  Layers,
  RefreshCw,
  Smartphone,
  TabletSmartphone,
};
