import type { ProjectKind, ProjectWords } from '../../reading/reading.js';
import { plainSpanish } from './plain-spanish.js';
import { spanishFeatures } from './spanish-features.js';

/** Words without accents, and what they stand for; the first that occurs counts. */
const KINDS: ReadonlyArray<readonly [ProjectKind, RegExp]> = [
  [
    'ecommerce',
    /\b(tienda (en linea|online|virtual|web|por internet)|tiendita en linea|vender (en linea|online|por internet)|comercio electronico|e-?commerce|shopify|woocommerce)\b/,
  ],
  ['app', /\b(apps?|aplicaci(on|ones))\b/],
  ['seo', /\b(seo|posicionamiento|posicionar)\b/],
  [
    'landing',
    /\b(landing|(una|1) sola (pagina|hoja)|(nada mas|nomas|solo|solamente) (de )?(una|1) (pagina|hoja)|(una|1) (pagina|hoja) (nada mas|nomas|sola)|pagina de aterrizaje|one page)\b/,
  ],
  ['portfolio', /\b(portafolio|sitio para mis fotos)\b/],
  ['blog', /\b(un|mi|el) blog( personal)?\b(?! en mi (pagina|sitio))/],
  ['business', /\b(pagina|sitio|paginas? web|web)\b/],
  ['ecommerce', /\b(?<!(mi|su|nuestra|tengo una|tenemos una) )tienda\b(?! de )/],
  ['seo', /\b(salir|aparecer|subir) en google\b/],
];

const NUMBERS: Readonly<Record<string, number>> = {
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  veinte: 20,
};

const COUNT = `(\\d{1,2}|${Object.keys(NUMBERS).join('|')}|un par de)`;
const PAGES = '(?:paginas?|secciones|seccion|hojas|pestanas|apartados)';
/** 'Dos páginas más', 'otras 2 páginas', 'agréguele tres secciones'. */
const MORE = new RegExp(
  `\\b(?:${COUNT} ${PAGES} (?:mas|extras?|adicionales)(?! o menos)|(?:otras?|agreg\\w+|anad\\w+|aument\\w+|sum\\w+)(?: otras?)? ${COUNT} ${PAGES})\\b`,
);
/** 'Quítele dos páginas', 'dos páginas menos'. */
const FEWER = new RegExp(
  `\\b(?:${COUNT} ${PAGES} menos|(?:quit|saqu|sac)\\w+ ${COUNT} ${PAGES})\\b`,
);
const HOW_MANY = new RegExp(`\\b${COUNT} (?:solas? )?${PAGES}\\b`, 'g');

/** What a message in Spanish says of a project. */
export function readSpanishProject(message: string): ProjectWords {
  const text = plainSpanish(message);
  const kind = KINDS.find(([, words]) => words.test(text))?.[0];
  const { features, without } = spanishFeatures(text);
  // A blog inside a site is a feature, not a kind of its own.
  const isFeature = kind === 'blog' && [...features, ...without].includes('Blog');
  return {
    ...(kind !== undefined && !isFeature && { kind }),
    ...pagesIn(text),
    notKinds: [],
    features,
    without,
    unpriced: [],
  };
}

function pagesIn(text: string): Pick<ProjectWords, 'pages' | 'morePages'> {
  const more = countIn(MORE.exec(text));
  if (more !== undefined) return { morePages: more };
  const fewer = countIn(FEWER.exec(text));
  if (fewer !== undefined) return { morePages: -fewer };
  // 'Una página' is an article and a noun; only 'una sola página' and '1 página' are a number of pages.
  const said = [...text.matchAll(HOW_MANY)].findLast(
    ([words]) => !/^una (paginas?|hojas?)$/.test(words),
  );
  const count = countIn(said ?? null);
  return count === undefined ? {} : { pages: count };
}

function countIn(found: RegExpExecArray | null): number | undefined {
  const word = found?.slice(1).find((part) => part !== undefined);
  if (word === undefined) return undefined;
  if (word === 'un par de') return 2;
  const count = NUMBERS[word] ?? Number(word);
  return count >= 1 && count <= 60 ? count : undefined;
}
