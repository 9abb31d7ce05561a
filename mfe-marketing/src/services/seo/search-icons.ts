import { FileChartColumn, KeySquare, Link, MapPin, PenLine, ScanSearch } from 'lucide-react';
import type { IconSet } from '../../page-parts/content-icon';

/** Icons of the six parts of search work. */
export const searchIcons: IconSet = {
  FileChartColumn,
  KeySquare,
  Link,
  MapPin,
  PenLine,
  ScanSearch,
};
