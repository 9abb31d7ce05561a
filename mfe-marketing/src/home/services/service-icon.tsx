import { SERVICE_ICONS, type ServiceIcon as ServiceIconName } from '@northloop/contracts';
import { Code, Globe, type LucideIcon, Palette, Smartphone, Users, Zap } from 'lucide-react';

const icons: Record<ServiceIconName, LucideIcon> = { Code, Palette, Smartphone, Globe, Zap, Users };

/** The icon that a service is shown with: the one it names, or `Code` for a name that is missing or unknown. */
export function serviceIconName(name: string | undefined): ServiceIconName {
  return SERVICE_ICONS.find((known) => known === name) ?? 'Code';
}

/** A service's icon, by the name that the service carries. */
export function ServiceIcon({ name }: { name: string | undefined }) {
  const Icon = icons[serviceIconName(name)];
  return <Icon aria-hidden="true" />;
}
