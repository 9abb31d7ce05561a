import type { ProjectKind, ProjectWords } from '../../reading/reading.js';

/** Words without accents, and what they stand for; the first that occurs counts. */
const KINDS: ReadonlyArray<readonly [ProjectKind, readonly string[]]> = [
  ['ecommerce', ['tienda', 'vender en linea', 'comercio electronico', 'e-commerce', 'ecommerce']],
  ['app', ['app', 'aplicacion', 'aplicaciones']],
  ['seo', ['seo', 'posicionamiento', 'salir en google', 'aparecer en google']],
  ['landing', ['landing', 'una sola pagina', '1 pagina', 'una pagina sola']],
  ['portfolio', ['portafolio']],
  ['blog', ['un blog', 'blog personal']],
  ['business', ['pagina web', 'paginas web', 'sitio', 'web', 'pagina']],
];

const FEATURES: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['Online booking', ['reservas', 'reservaciones', 'citas', 'agendar']],
  ['Online ordering', ['pedidos', 'ordenar en linea', 'ordenes']],
  ['Payments', ['pagos', 'pagar con tarjeta', 'cobrar en linea', 'tarjetas']],
  ['Photo gallery', ['galeria', 'fotos']],
  ['Two languages', ['dos idiomas', 'bilingue', 'ingles y espanol', 'espanol e ingles']],
  ['Newsletter', ['boletin']],
  ['Blog', ['con blog', 'y blog']],
];

const NUMBERS: readonly string[] = [
  'cero',
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
];

/** What a message in Spanish says of a project. */
export function readSpanishProject(message: string): ProjectWords {
  const text = ` ${message
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\w\s-]/g, ' ')
    .replace(/\s+/g, ' ')} `;
  const has = (words: readonly string[]) => words.some((word) => text.includes(` ${word} `));
  const lacks = (words: readonly string[]) => words.some((word) => text.includes(` sin ${word} `));
  const kind = KINDS.find(([, words]) => has(words))?.[0];
  const pages = pagesIn(text);
  return {
    ...(kind !== undefined && { kind }),
    ...(pages !== undefined && { pages }),
    notKinds: [],
    features: FEATURES.filter(([, words]) => has(words) && !lacks(words)).map(([name]) => name),
    without: FEATURES.filter(([, words]) => lacks(words)).map(([name]) => name),
    unpriced: [],
  };
}

/** 'Una página' is an article and a noun; only a number, or 'una sola página', counts. */
function pagesIn(text: string): number | undefined {
  const said = /(\d{1,2}|[a-z]+) paginas? /.exec(text)?.[1] ?? '';
  const count = / una sola pagina /.test(text)
    ? 1
    : /^\d/.test(said)
      ? Number(said)
      : NUMBERS.indexOf(said);
  return count > 1 || (count === 1 && !/ una pagina /.test(text)) ? count : undefined;
}
