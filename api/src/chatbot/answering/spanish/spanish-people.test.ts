import { describe, expect, it } from 'vitest';
import { spanishPerson, spanishReach } from './spanish-people.js';

describe('somebody of the team in Spanish', () => {
  it('is introduced with an address', () => {
    const answer = spanishPerson('person-theo');
    expect(answer?.text).toMatch(/^Theo Okafor es el desarrollador principal\./);
    expect(answer?.text).toMatch(/Correo: theo@northloop\.example\.$/);
    expect(answer?.state).toEqual({ person: 'theo', topic: 'team' });
  });

  it('is nobody where no person is asked for', () => {
    expect(spanishPerson('price')).toBeUndefined();
  });

  it('is reached by an address and the phone', () => {
    expect(spanishReach('¿y su correo?', 'maya')?.text).toBe(
      'Llame al (612) 555-0142 y pregunte por Maya. Correo: maya@northloop.example.',
    );
    expect(spanishReach('¿y qué hace?', 'maya')).toBeUndefined();
    expect(spanishReach('¿y su correo?', undefined)).toBeUndefined();
  });
});
