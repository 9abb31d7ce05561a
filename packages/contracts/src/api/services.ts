/** Icons a service may name; anything else is shown as `Code`. */
export const SERVICE_ICONS = ['Code', 'Palette', 'Smartphone', 'Globe', 'Zap', 'Users'] as const;

export type ServiceIcon = (typeof SERVICE_ICONS)[number];

/** A service of the agency. The page chooses its colour; it is not stored. */
export interface Service {
  _id: string;
  icon?: string;
  title: string;
  description: string;
  features: string[];
}

/** GET /api/services */
export type ServicesResponse = Service[];
