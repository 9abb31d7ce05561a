/**
 * Headlines with the owner's facts, for every trade. {offer} is a thing or a service in the owner's words, {made} one
 * with what the owner says about it, {identity} what the owners call themselves. With short facts they have fewer than
 * nine words. They state nothing else.
 */
export const factHeadlines: readonly string[] = [
  '{Made}',
  '{Offer} in {place}',
  '{Offer} and {offer2}',
  '{Offer} and {offer2} in {place}',
  '{Offer} for {audience}',
  '{Identity} in {place}',
  '{Offer} since {year}',
  '{Offer} in {place} since {year}',
  '{Offer}, {offer2}, {offer3}',
  '{Place}, meet {name}',
];

/** Headlines for a business that people come to. */
export const visitedHeadlines: readonly string[] = [
  'Come by for {plural}',
  'Come to {place} for {offer}',
];

/** Headlines for a business that comes to its customers. */
export const visitingHeadlines: readonly string[] = [
  '{Offer}, right where you are',
  'We come to {place} for {offer}',
  '{Name} comes to you',
];

/** Headlines of last resort: they fit anybody. */
export const plainHeadlines: readonly string[] = [
  '{Name}',
  'This is {name}',
  'Say hello to {name}',
  'Good to see you',
];
