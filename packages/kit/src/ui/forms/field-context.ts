import { use } from 'react';
import { sharedContext } from '../shared-context';

/** Attributes that a field passes to the control inside it. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: true;
}

/** Passes the attributes from a `Field` to its control. */
export const FieldContext = sharedContext<FieldControl>('field.1', {});

/** Attributes for your own control inside a `Field`; empty outside of one. */
export function useFieldControl(): FieldControl {
  return use(FieldContext);
}
