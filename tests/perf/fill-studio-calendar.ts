import { Agent } from 'node:http';
import type { ConsultationSlotsResponse } from '@northloop/contracts';
import { postJson, sendRequest } from '../fixtures/api/send-request';

/**
 * Books consultations evenly over all days that can be booked, each for another visitor.
 * @param apiUrl such as `http://127.0.0.1:40123/api`
 * @throws if one is refused, or there are fewer free times
 */
export async function fillStudioCalendar(apiUrl: string, bookings: number): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  try {
    const { text } = await sendRequest({ agent, url: `${apiUrl}/consultations/slots` });
    const { slots } = JSON.parse(text) as ConsultationSlotsResponse;
    // So far apart that the pause after one consultation does not cover the next.
    const step = Math.floor(slots.length / bookings);
    for (let booking = 0; booking < bookings; booking += 1) {
      const answer = await postJson(agent, `${apiUrl}/consultations`, {
        slot: slots[booking * step],
        name: 'Dana Whitfield',
        email: `visitor-${booking}@bakery.example`,
        topic: 'A new site',
      });
      if (answer.status !== 201) throw new Error(`Booking ${booking}: ${answer.text}`);
    }
  } finally {
    agent.destroy();
  }
}
