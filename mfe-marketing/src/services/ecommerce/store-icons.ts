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

/** Icons of the stores' features and of the services around them. */
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
