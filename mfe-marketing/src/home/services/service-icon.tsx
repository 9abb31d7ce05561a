import { SERVICE_ICONS, type ServiceIcon as ServiceIconName } from '@northloop/contracts';
import { Code, Globe, type LucideIcon, Palette, Smartphone, Users, Zap } from 'lucide-react';

const icons: Record<ServiceIconName, LucideIcon> = { Code, Palette, Smartphone, Globe, Zap, Users };

/** The name of a service's icon; `Code` if the name is missing or unknown. */
export function serviceIconName(name: string | undefined): ServiceIconName {
  return SERVICE_ICONS.find((known) => known === name) ?? 'Code';
}

/** The icon that a service names. */
export function ServiceIcon({ name }: { name: string | undefined }) {
  const Icon = icons[serviceIconName(name)];
  return <Icon aria-hidden="true" />;
}
