/** A language that the assistant recognizes; 'other' is any further language. */
export type Language = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'it' | 'other';

const MARKS: Readonly<Record<Exclude<Language, 'en' | 'other'>, ReadonlySet<string>>> = {
  es: words(`hola buenos buenas días dias tardes qué que cuánto cuanto cuánta cuesta cuestan cuestas una unos
    necesito necesitamos quiero queremos tienda tiendas línea linea página pagina páginas paginas gracias por
    favor para mi negocio empresa hacen hacer ustedes precio precios con cómo dónde donde horario teléfono
    telefono sitio sitios diseño diseñan servicios ofrecen ofrece puedo pueden puede tienen tiene trabajan
    español espanol habla hablan alguien está esta están estan abiertos hoy los las del cuál cual nuestro
    cuándo cuando tiempo tarda tardan aplicación aplicacion ayuda hablar persona y el es un`),
  fr: words(`bonjour bonsoir salut vous faites faire des je suis est une pour combien les avec merci quel quelle
    quels votre nous coûte coute prix avez êtes etes besoin voudrais boutique ligne création où et du sur`),
  de: words(`guten tag hallo was kostet eine ein bei ihnen ich und wie viel nicht sie haben möchte mochte brauche
    für webseite können konnen bitte danke wir unsere machen kosten zeit lange wo ist ihr der das`),
  pt: words(`olá ola você vocês voces quanto custa preciso não nao uma obrigado obrigada loja fazem fazer meu
    minha empresa vocês serviços seu são sao um com`),
  it: words(`ciao buongiorno quanto costa vorrei sito grazie avete fate siete negozio un una il per che di
    servizi bisogno nostro sono`),
};

const ENGLISH =
  words(`the a an is are am do does you your i we my our what how much when where who can could
  would will and or for of to in on it this that have has need want site website with please not by from me at`);

/** Words that identify a language by themselves; they count twice. */
const SURE: Readonly<Record<Exclude<Language, 'en' | 'other'>, ReadonlySet<string>>> = {
  es: words(`hola gracias adiós adios cuánto cuanto cuánta cuánto cuántas cuantas quiero queremos necesito
    necesitamos tienen hacen ofrecen venden guardan abren cierran trabajan hablan quién quien quiénes dónde
    donde cuándo horario horarios teléfono telefono correo página pagina páginas paginas empleo trabajos vacantes
    puestos oficina dirección direccion sábados sabados domingos ayuda busco buscando empresa dueño fundador
    arreglan reparan español espanol ustedes muestrenme muéstrenme precios presupuesto cotización cita datos`),
  fr: words(`bonjour bonsoir merci combien vous avez faites quels quelle quelles voudrais cherche emploi horaires
    numéro téléphone êtes besoin boutique où adresse`),
  de: words(`guten hallo danke bitte ich sie ihre ihr ihnen telefonnummer öffnungszeiten webseite webseiten machen
    kostet möchte brauche geöffnet büro wann preise adresse sprechen`),
  pt: words(
    `olá você vocês voces obrigado obrigada quanto preciso fazem lojas vocês não qual telefone preço`,
  ),
  it: words(`ciao buongiorno grazie vorrei avete sito negozio bisogno quanto costa`),
};

/** Matches needed to identify a language. One is not enough, because some words occur in two languages. */
const ENOUGH = 2;

/**
 * The language of a message, by its script and its small words. Short or mixed messages count as English.
 * @param raw the message as written
 */
export function languageOf(raw: string): Language {
  const letters = raw.match(/\p{L}/gu) ?? [];
  const foreign = raw.match(/(?!\p{Script=Latin})\p{L}/gu) ?? [];
  if (foreign.length > letters.length / 2) return 'other';
  const said = raw
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .filter((word) => word !== '');
  const english = count(said, ENGLISH);
  if (/[¿¡]/.test(raw) && english < said.length / 2) return 'es';
  let language: Language = 'en';
  let most = Math.max(ENOUGH - 1, english);
  for (const [name, marks] of Object.entries(MARKS) as [
    keyof typeof MARKS,
    ReadonlySet<string>,
  ][]) {
    const found =
      (name === 'es'
        ? said.filter((word) => /(ando|iendo|ción|cion|ciones|amos|emos)$/.test(word)).length
        : 0) +
      count(said, marks) +
      ENOUGH * count(said, SURE[name]);
    if (found > most) {
      most = found;
      language = name;
    }
  }
  if (language !== 'en') return language;
  return hasForeignLetters(raw) && english === 0 ? 'other' : 'en';
}

/**
 * Whether the text has more non-English letters than a loanword such as café: Vietnamese, Turkish, Polish and others.
 */
function hasForeignLetters(raw: string): boolean {
  return (raw.match(/(?![a-z])\p{L}/giu) ?? []).length > 2;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

function count(said: readonly string[], marks: ReadonlySet<string>): number {
  return said.filter((word) => marks.has(word)).length;
}
