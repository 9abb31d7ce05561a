import type { Industry, MockupSectionKind } from '@northloop/contracts';

type Wording = Partial<Record<MockupSectionKind, { name?: string; titles?: readonly string[] }>>;

/** Trade-specific names and titles of sections. */
export const sectionWording: Partial<Record<Industry, Wording>> = {
  restaurant: {
    prices: { name: 'Menu', titles: ['On the menu', 'A few plates', 'Tonight, perhaps'] },
    products: { name: 'Pantry', titles: ['To take home', 'From our pantry'] },
    schedule: { name: 'Hours', titles: ['When we cook', 'Doors open'] },
    cases: { name: 'Moments', titles: ['From our dining room', 'Moments'] },
    testimonials: { titles: ['From the tables', 'What guests say'] },
  },
  'real estate': {
    products: { name: 'Homes', titles: ['Homes to see', 'New this week', 'Step inside'] },
    schedule: { name: 'Showings', titles: ['Open houses', 'Come and look'] },
    cases: { name: 'Stories', titles: ['Keys handed over', 'Recent moves'] },
  },
  healthcare: {
    testimonials: { titles: ['What patients say', 'Kind words'] },
    schedule: { name: 'Hours', titles: ['Visiting hours', 'When to come'] },
    cases: { name: 'Projects', titles: ['What we work on', 'Around the practice'] },
    steps: { name: 'First visit', titles: ['Your first visit', 'What to expect'] },
  },
  fitness: {
    schedule: { name: 'Timetable', titles: ['The timetable', 'Pick your hour'] },
    testimonials: { titles: ['What members say', 'Overheard at the rack'] },
    cases: { name: 'Stories', titles: ['Stories from the floor', 'What people got done'] },
  },
  education: {
    schedule: { name: 'Timetable', titles: ['This term', 'Classes this week'] },
    cases: { name: 'Projects', titles: ['Made by students', 'What came of it'] },
    team: { name: 'Teachers', titles: ['The teachers', 'Who you will learn from'] },
  },
  construction: {
    cases: { name: 'Projects', titles: ['Recent jobs', 'Built and lived in', 'Projects'] },
  },
  technology: {
    cases: { name: 'Customers', titles: ['At work', 'How others use it'] },
    prices: { titles: ['Plans', 'Pick a plan'] },
  },
  'professional services': {
    cases: { name: 'Cases', titles: ['Cases', 'Problems we have met'] },
    testimonials: { titles: ['What clients say', 'In their words'] },
    prices: { name: 'Fees', titles: ['Fees, in plain sight', 'What it costs'] },
  },
  ecommerce: {
    services: { name: 'Collections' },
    cases: { name: 'Lookbook', titles: ['The lookbook', 'From our shelves'] },
    prices: { name: 'Delivery', titles: ['Delivery', 'Getting it to you'] },
  },
};
