import { Injectable } from '@nestjs/common';
import { type ChatLead, CONSULTATION_PAGES, siteConfig } from '@northloop/contracts';
import { agency } from '../agency/agency.js';
import { StudioCalendarService } from '../studio-calendar/studio-calendar.service.js';
import { dayAndTime } from '../studio-calendar/times/time-in-words.js';
import { type FittingSlots, fittingSlots } from '../studio-calendar/wishes/fitting-slots.js';
import { isOneTime, isOpenWish, type Wish } from '../studio-calendar/wishes/wish.js';
import type { ChatReply } from './chat-engine.js';

/** Number of times that are offered. */
const OFFERS = 3;

const HOW_TO_BOOK = `Choose one in the form and leave your name and email. The form tells you when the time is yours; nothing is reserved before. All free times are at ${CONSULTATION_PAGES.book}, and ${agency.phone} is the quickest way.`;

/** Adds free times to replies to visitors who want to talk. */
@Injectable()
export class ConsultationOffers {
  constructor(private readonly calendar: StudioCalendarService) {}

  /**
   * The reply with three free times that fit what was asked, in its text and for the form. Other replies stay as they
   * are.
   * @param timeZone IANA name of the visitor's time zone, if it is known
   */
  async addTo(
    { wish: words, ...reply }: ChatReply,
    timeZone: string | undefined,
  ): Promise<ChatReply> {
    if (words === undefined) return reply;
    const zone = timeZone ?? siteConfig.timeZone;
    // The library that reads days is loaded with the first wish.
    const { readWish } = await import('../studio-calendar/wishes/read-wish.js');
    const wish = readWish(words, Date.now(), zone);
    const fitting = fittingSlots(await this.calendar.freeSlots(), wish, zone, OFFERS);
    const lead: ChatLead = {
      ...reply.lead,
      ...(fitting.slots.length > 0 && {
        slots: fitting.slots.map(toText),
      }),
      ...(fitting.exact !== undefined && { slot: toText(fitting.exact) }),
    };
    return { ...reply, text: `${reply.text}\n\n${offer(words, wish, fitting, zone)}`, lead };
  }
}

const toText = (slot: number): string => new Date(slot).toISOString();

function offer(words: string, wish: Wish, { slots, exact }: FittingSlots, zone: string): string {
  if (slots.length === 0) {
    return `No time is free in the next weeks. Call ${agency.phone}, and we find one together.`;
  }
  const others = slots.filter((slot) => slot !== exact);
  const list = others.map((slot) => `- ${dayAndTime(new Date(slot), zone)}`).join('\n');
  return `${opening(words, wish, exact, zone)}\n${list}\n\n${HOW_TO_BOOK}`;
}

function opening(words: string, wish: Wish, exact: number | undefined, zone: string): string {
  if (exact !== undefined) {
    return `Yes, ${dayAndTime(new Date(exact), zone)} is free. So far these are, too:`;
  }
  if (isOpenWish(wish)) return 'These times are free:';
  return isOneTime(wish)
    ? `I have no free time for “${words}”. These are the nearest:`
    : 'These free times fit:';
}
