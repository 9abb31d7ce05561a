import { Baby, Clock, HandCoins, HeartPulse, PiggyBank, TreePalm } from 'lucide-react';
import type { IconSet } from '../page-parts/content-icon';

/** Icons of the six benefits. */
export const benefitIcons: IconSet = { Baby, Clock, HandCoins, HeartPulse, PiggyBank, TreePalm };
