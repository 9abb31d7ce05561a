import type { MockupReading } from '@northloop/contracts';
import { apiClient } from '@northloop/kit';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type FormValues, toMockupRequest } from '../form/form-values';
import { requestReading } from './request-reading';

/** Pause in typing after which the description is read, in milliseconds. */
const PAUSE_MS = 700;
/** A shorter description says too little to be corrected. */
const SHORTEST = 12;

/**
 * What is read from the description, kept up to date while the visitor types; null before there is any. Features and
 * pages that it names are filled into the form once. Without an answer nothing is shown: the draft needs none.
 */
export function useReading({
  watch,
  getValues,
  setValue,
}: Pick<UseFormReturn<FormValues>, 'watch' | 'getValues' | 'setValue'>): MockupReading | null {
  const [reading, setReading] = useState<MockupReading | null>(null);
  const [companyName, description, industry] = watch(['companyName', 'description', 'industry']);
  const suggested = useRef(new Set<string>());

  useEffect(() => {
    const {
      companyName: name,
      description: text,
      ...rest
    } = toMockupRequest({
      companyName: companyName ?? '',
      description: description ?? '',
      industry: industry ?? '',
    });
    if (text === undefined || text.length < SHORTEST) {
      setReading(null);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const request = { ...rest, companyName: name || '-', description: text };
      requestReading(apiClient, request, controller.signal).then(
        (answer) => {
          setReading(answer);
          suggest(answer, { getValues, setValue }, suggested.current);
        },
        () => setReading(null),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [companyName, description, industry, getValues, setValue]);
  return reading;
}

/** Ticks what the description names. What the visitor unticks stays unticked. */
function suggest(
  { features, pages }: MockupReading,
  { getValues, setValue }: Pick<UseFormReturn<FormValues>, 'getValues' | 'setValue'>,
  suggested: Set<string>,
): void {
  const added = features.filter((feature) => !suggested.has(feature));
  for (const feature of added) suggested.add(feature);
  if (added.length > 0)
    setValue('features', [...new Set([...(getValues('features') || []), ...added])]);
  if (pages !== null && !getValues('pages') && !suggested.has('pages')) {
    suggested.add('pages');
    setValue('pages', String(pages));
  }
}
