import { use } from 'react';
import { sharedContext } from '../shared-context';

/** What a field tells the control inside it, as attributes to spread on the control. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: true;
}

/** Holds the attributes between a `Field` and its control. */
export const FieldContext = sharedContext<FieldControl>('field.1', {});

/** Attributes for a control of your own inside a `Field`; empty outside one. */
export function useFieldControl(): FieldControl {
  return use(FieldContext);
}
