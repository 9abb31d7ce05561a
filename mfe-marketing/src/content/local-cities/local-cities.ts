import { chicago } from './chicago';
import type { LocalCity } from './local-city';
import { losAngeles } from './los-angeles';
import { minneapolis } from './minneapolis';
import { newYork } from './new-york';

/** Shown when the visitor's place is unknown or lies elsewhere. */
export const defaultLocalCity: LocalCity = minneapolis;

/** The four cities the agency writes for, home city first. */
export const localCities: readonly LocalCity[] = [minneapolis, chicago, newYork, losAngeles];
