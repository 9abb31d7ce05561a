import { Component, MousePointerClick, PanelsTopLeft, Search } from 'lucide-react';
import type { IconSet } from '../../page-parts/content-icon';

/** Icons of the four design services. */
export const designIcons: IconSet = { Component, MousePointerClick, PanelsTopLeft, Search };
