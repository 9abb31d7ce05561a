import type { MockupSection } from '@northloop/contracts';
import type { DraftSource } from '../draft-source.js';

/** The content of a section besides its name and title; undefined if there is nothing to put in it. */
export type SectionBody =
  | (Omit<MockupSection, 'name' | 'title' | 'content' | 'kind'> & {
      content?: string;
      title?: string;
    })
  | undefined;

/** Writes the content of one kind of section. */
export type SectionWriter = (source: DraftSource) => SectionBody;
