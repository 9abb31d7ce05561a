/** Features by the words of the mockup form, with the words for them (without accents) and how a reply names them. */
const FEATURES: Readonly<Record<string, { words: RegExp; name: string }>> = {
  'Online booking': {
    words:
      /\b(reservas?|reservaciones|reservacion|citas|cita en linea|agendar|agenden|sacar cita|apartar (mesa|hora))\b/,
    name: 'reservas en línea',
  },
  'Online ordering': {
    words: /\b(pedidos|ordenes|ordenar|ordenen|orden en linea|pidan en linea|para llevar)\b/,
    name: 'pedidos en línea',
  },
  Payments: {
    words:
      /\b(pagos|pago en linea|pagar con tarjeta|paguen|cobrar (en linea|con tarjeta)|tarjetas?(?! de ))\b/,
    name: 'pagos en línea',
  },
  'Photo gallery': {
    words: /\b(galeria|album de fotos|antes y despues)\b/,
    name: 'galería de fotos',
  },
  'Two languages': {
    words:
      /\b(dos idiomas|2 idiomas|bilingue|otro idioma|segundo idioma|ingles y (en )?espanol|espanol y (en )?ingles|espanol e ingles|en espanol tambien|version en (espanol|ingles))\b/,
    name: 'dos idiomas',
  },
  Newsletter: { words: /\b(boletin|newsletter|lista de correos?)\b/, name: 'boletín' },
  Blog: { words: /\b((con|y|sin|el|del) (un |el )?blog|seccion de noticias)\b/, name: 'blog' },
  'Online menu': {
    words: /\b(menu|lista de precios|carta de platillos)\b/,
    name: 'menú en línea',
  },
  'Map and directions': { words: /\b(mapa|como llegar en la pagina)\b/, name: 'mapa' },
  'Quote form': {
    words:
      /\b(formulario (de|para) (cotizacion(es)?|presupuestos?|estimados?|cotizar)|cotizador|calculadora)\b/,
    name: 'formulario de cotización',
  },
  Shop: { words: /\b(catalogo|carrito|tarjetas de regalo)\b/, name: 'catálogo con carrito' },
  'Event calendar': { words: /\b(calendario|eventos)\b/, name: 'calendario de eventos' },
  'Members area': {
    words:
      /\b(area de (miembros|clientes|socios)|inicio de sesion|portal de clientes|cuentas de clientes)\b/,
    name: 'área de miembros',
  },
  'Live chat': { words: /\b(chat|boton de whatsapp)\b/, name: 'chat en vivo' },
  Reviews: {
    words: /\b(resenas|testimonios) (en|de mis|de los)\b|\bcon (resenas|testimonios)\b/,
    name: 'reseñas',
  },
  Search: { words: /\b(buscador|barra de busqueda|filtros)\b/, name: 'buscador' },
};

/** From these words on, what a clause names is not wanted. */
const NOT_WANTED =
  /\b(sin|quit\w*|quitenle|sacale|saquele|ya no|no quiero|no ocupo|no necesito|no hace falta|menos|dejale fuera|olvid\w*)\b/;

/** What is wanted alone, so that everything else goes. */
const ALONE =
  /\b(?:nada mas|nomas|solo|solamente|unicamente)(?: (?:con|quiero|ponle|el|la|los|las|un|una|de|en))* (\w+)/;

const CLAUSES = / , | pero | mejor | mas bien | y(?= con | ponle | agregale )/;

/**
 * The features that a text names, wanted or not.
 * @param text as {@link plainSpanish} gives it
 */
export function spanishFeatures(text: string): { features: string[]; without: string[] } {
  const features = new Set<string>();
  const without = new Set<string>();
  for (const clause of text.split(CLAUSES)) {
    const from = NOT_WANTED.exec(clause)?.index ?? clause.length;
    for (const name of namedIn(clause.slice(0, from))) features.add(name);
    for (const name of namedIn(clause.slice(from))) without.add(name);
  }
  const alone = ALONE.exec(text);
  if (alone?.[1] !== undefined && namedIn(text.slice(alone.index)).length > 0) {
    for (const name of Object.keys(FEATURES)) if (!features.has(name)) without.add(name);
  }
  return { features: [...features].filter((name) => !without.has(name)), without: [...without] };
}

const namedIn = (text: string): string[] =>
  Object.entries(FEATURES)
    .filter(([, { words }]) => words.test(text))
    .map(([name]) => name);

/** A feature as a reply in Spanish names it. */
export const spanishNameOf = (feature: string): string =>
  FEATURES[feature]?.name ?? feature.toLowerCase();
