import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { absentEncoder } from '../../sentence-encoder/absent-encoder.js';
import { EncoderUnavailable } from '../../sentence-encoder/sentence-encoder.js';
import { WorkerEncoder } from '../../sentence-encoder/worker-encoder.js';
import type { Subject } from '../knowledge/subject.js';
import { MeaningReader } from './meaning-reader.js';
import { PassageSearch } from './passage-search.js';
import { trainMeaning } from './training/train-meaning.js';

const base = { page: '/', answer: 'An answer.' };
const subjects: Subject[] = [
  {
    ...base,
    id: 'deposit',
    topic: 'price',
    question: 'Do I have to pay a deposit?',
    asked: ['how much do i pay up front', 'is there money due before you start', 'down payment'],
    follow_ups: ['in parts?'],
    es: { asked: ['¿tengo que pagar un depósito?'], answer: 'Una respuesta.' },
  },
  {
    ...base,
    id: 'hosting',
    topic: 'support',
    question: 'Where is my site hosted?',
    asked: ['do you host websites', 'which servers do you use', 'what does hosting include'],
    es: { asked: ['¿dónde se aloja mi sitio?'], answer: 'Una respuesta.' },
  },
  {
    ...base,
    id: 'parking',
    topic: 'location',
    question: 'Is there parking at the office?',
    asked: ['where can i park', 'can i leave my car there', 'car park nearby'],
  },
];

const encoder = new WorkerEncoder();
afterAll(() => encoder.close());

describe('MeaningReader', () => {
  let reader: MeaningReader;
  let withoutEncoder: MeaningReader;
  beforeAll(async () => {
    const model = await trainMeaning(subjects, encoder);
    reader = new MeaningReader(encoder, model, subjects, () => false);
    withoutEncoder = new MeaningReader(absentEncoder, model, subjects, () => false);
  });

  it.each([
    ['any cash needed at the beginning', 'deposit'],
    ['spot for my truck', 'parking'],
    ['WHAT DOES HOSTING INCLUDE', 'hosting'],
  ])('reads "%s" as %s', async (text, id) => {
    const [first] = await reader.read(text);
    expect(first?.id).toBe(id);
    expect(first?.score).toBeGreaterThan(0.3);
  });

  it('reads a follow-up within its topic only', async () => {
    const [within] = await reader.read('in parts', { topic: 'price' });
    expect(within).toMatchObject({ id: 'deposit' });
    expect(within?.likeness).toBeGreaterThan(0.8);
    const elsewhere = await reader.read('in parts', { topic: 'location' });
    expect(elsewhere.every(({ likeness }) => likeness < 0.8)).toBe(true);
  });

  it('reads by words while the encoder is away', async () => {
    const [first] = await withoutEncoder.read('what is in your hostng');
    expect(first?.id).toBe('hosting');
  });

  it('reads Spanish, with or without accents', () => {
    expect(reader.readSpanish('deposito')[0]?.id).toBe('deposit');
    expect(reader.readSpanish('donde alojan el sitio')[0]?.id).toBe('hosting');
  });
});

describe('WorkerEncoder', () => {
  it('gives each of many requests its own vector of length 1', async () => {
    const texts = Array.from({ length: 40 }, (_, at) => `sentence number ${at}`);
    const apart = await Promise.all(texts.map((text) => encoder.embed([text, ''])));
    const together = await encoder.embed(texts);
    apart.forEach(([vector], at) => {
      expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 4);
      expect(vector).toEqual(together[at]);
    });
  });

  it('says that it has ended, and starts again', async () => {
    const other = new WorkerEncoder();
    const lost = other.embed(['a sentence that is on its way']);
    await Promise.all([expect(lost).rejects.toThrow(EncoderUnavailable), other.close()]);
    expect(await other.embed(['another'])).toHaveLength(1);
    await other.close();
  });
});

describe('PassageSearch', () => {
  const passages = [
    { text: 'Your car can stay behind the building.', path: '/contact', title: 'Contact' },
    { text: 'We keep a copy of your site every night.', path: '/terms', title: 'Terms' },
  ];

  it('finds by meaning once the vectors are there', async () => {
    const search = new PassageSearch(encoder);
    await search.replace(passages);
    const [found] = await search.find('do you make backups');
    expect(found?.passage.path).toBe('/terms');
    expect(found?.likeness).toBeGreaterThan(0.2);
  });

  it('finds by words without the encoder', async () => {
    const search = new PassageSearch(absentEncoder);
    await search.replace(passages);
    expect(await search.find('a copy of my site')).toMatchObject([
      { passage: { path: '/terms' }, likeness: 0, words: 1 },
    ]);
  });
});
