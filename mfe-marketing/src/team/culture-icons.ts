import { Coffee, GraduationCap, MessagesSquare, Sunset } from 'lucide-react';
import type { IconSet } from '../page-parts/content-icon';

/** Icons of the culture values. */
export const cultureIcons: IconSet = { Coffee, GraduationCap, MessagesSquare, Sunset };
