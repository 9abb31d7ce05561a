import {
  Boxes,
  ChartNoAxesColumn,
  CreditCard,
  LifeBuoy,
  MousePointerClick,
  PackageOpen,
  Receipt,
  ShieldCheck,
  Store,
  Truck,
} from 'lucide-react';
import type { IconSet } from '../../page-parts/content-icon';

/** Icons of the stores' features and of related services. */
export const storeIcons: IconSet = {
  Boxes,
  ChartNoAxesColumn,
  CreditCard,
  LifeBuoy,
  MousePointerClick,
  PackageOpen,
  Receipt,
  ShieldCheck,
  Store,
  Truck,
};
