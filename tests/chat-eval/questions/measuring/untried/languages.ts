import type { EvalQuestion } from '../../../eval-question';

/** For measuring only: written from the site’s content after the rules, without trying them first. */
export const measuringLaterLanguagesQuestions: readonly EvalQuestion[] = [
  {
    id: 'v173',
    category: 'spanish',
    ask: 'necesito una tienda online',
    cites: '/services/ecommerce',
  },
  {
    id: 'v174',
    category: 'spanish',
    ask: 'cuanto me cobran por un sitio',
    has: [['estimación', '$']],
    cites: ['/#mockup', '/contact'],
  },
  {
    id: 'v175',
    category: 'spanish',
    ask: 'tienen oficina en chicago',
    has: [['Maple Grove', 'Chicago']],
  },
  {
    id: 'v176',
    category: 'spanish',
    ask: 'como los contacto',
    has: ['hello@northloop.example', '555-0142'],
  },
  {
    id: 'v177',
    category: 'spanish',
    ask: 'en cuanto tiempo entregan la pagina',
    has: ['seis a diez semanas'],
  },
  { id: 'v178', category: 'spanish', ask: 'gracias por la ayuda', has: [['nada', 'gusto']] },
  { id: 'v179', category: 'spanish', ask: 'hay alguien que hable español', has: [['español']] },
  { id: 'v180', category: 'spanish', ask: 'atienden los domingos', has: ['viernes'] },
  {
    id: 'v181',
    category: 'spanish',
    ask: 'hacen logotipos',
    cites: ['/contact', 'hello@northloop.example', '555-0142'],
  },
  {
    id: 'v182',
    category: 'other languages',
    ask: 'hallo, ich brauche einen termin',
    cites: ['/contact', 'hello@northloop.example', '555-0142'],
  },
  {
    id: 'v183',
    category: 'other languages',
    ask: 'was machen sie genau',
    cites: ['/contact', 'hello@northloop.example', '555-0142'],
  },
  {
    id: 'v184',
    category: 'other languages',
    ask: 'bonsoir, j’ai besoin d’une boutique en ligne',
    cites: ['/contact', 'hello@northloop.example', '555-0142'],
  },
  {
    id: 'v185',
    category: 'other languages',
    ask: 'merci pour votre aide',
    cites: ['/contact', 'hello@northloop.example', '555-0142'],
  },
  {
    id: 'v186',
    category: 'other languages',
    ask: 'bom dia, preciso de um aplicativo',
    cites: ['/contact', 'hello@northloop.example', '555-0142'],
  },
  {
    id: 'v187',
    category: 'other languages',
    ask: 'привет, вы делаете приложения?',
    cites: ['/contact', 'hello@northloop.example', '555-0142'],
  },
  {
    id: 'v188',
    category: 'other languages',
    ask: 'tôi cần một trang web',
    cites: ['/contact', 'hello@northloop.example', '555-0142'],
  },
];
