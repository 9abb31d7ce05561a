import type { ComponentType } from 'react';
import { IceReportApp } from './ice-report-app';
import { MittenStoreSite } from './mitten-store-site';
import { SupperClubSite } from './supper-club-site';

/** A window of the hero's picture, with the prompt and the palette it was made from. */
export interface HeroScene {
  readonly Window: ComponentType;
  /** The prompt for this window. */
  readonly prompt: string;
  readonly palette: readonly string[];
}

/** One scene for each phrase of the tagline, in the tagline's order: a site, a store, an app. */
export const heroScenes: readonly HeroScene[] = [
  {
    Window: SupperClubSite,
    prompt: 'Supper club in Northeast, forty seats, books by text',
    palette: ['#12251f', '#1d3a31', '#f2b45c', '#f6ead6'],
  },
  {
    Window: MittenStoreSite,
    prompt: 'Mittens sewn in Duluth, four sizes, small stockroom',
    palette: ['#1c2148', '#d6453d', '#dbe6f6', '#f5f8fd'],
  },
  {
    Window: IceReportApp,
    prompt: 'An app that tells skaters which lake will hold',
    palette: ['#1a1646', '#3d2f8f', '#6fe0d2', '#d6d0fb'],
  },
];
