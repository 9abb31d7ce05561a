import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepForm, readKeptForm } from '../kept-state';
import type { FormValues } from './form-values';

/** Restores the form's values after a reload, except in fields that are already filled, and then saves changes. */
export function useKeptForm({ getValues, setValue, watch }: UseFormReturn<FormValues>): void {
  useEffect(() => {
    const now = getValues();
    const kept = readKeptForm();
    for (const name of Object.keys(kept) as (keyof FormValues)[]) {
      const value = now[name];
      if (!value || value.length === 0) setValue(name, kept[name]);
    }
    const { unsubscribe } = watch((values) => keepForm(values as FormValues));
    return unsubscribe;
  }, [getValues, setValue, watch]);
}
