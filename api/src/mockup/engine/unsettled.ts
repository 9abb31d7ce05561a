import type { BusinessFacts, Matter } from '../reading/business-facts.js';

/** The lines of a trade about matters that the owner says nothing about. The others could contradict the owner. */
export const unsettled = <Line extends { about?: Matter | undefined }>(
  lines: readonly Line[],
  { settled }: BusinessFacts,
): Line[] => lines.filter(({ about }) => about === undefined || !settled.has(about));
