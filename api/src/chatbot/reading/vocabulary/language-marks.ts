import type { Language } from '../reading.js';
import { wordsOf } from './word-list.js';

/** Small words that are frequent in a language, though some occur in others too. */
export const commonMarks: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordsOf(`the a an is are am do does did you your ur u i im we my our what whats how much when where who can could would
    will and or for of to in on it its this that have has need want site website with please pls not by from me at about
    speak make get know there any if be was so but up one just help call price cost`),
  es: wordsOf(`que de para por con en una los las del mi su tu se y el es un la cuando tiempo sitio web como puedo son sus si algo aqui aquí ahi ahí esto tengo tiene hace hacer pago puede
    pueden hacer negocio tarda tardan hablar persona le me nos este esta muy mas pero sin hoy semana mañana manana costo`),
  fr: wordsOf(
    `des je suis est une pour les avec nous et du sur mon ma notre quel site un le la de en ligne création où prix c'est`,
  ),
  de: wordsOf(
    `was ein eine einen bei und wie viel nicht für wir unsere mein zeit lange wo ist der das den die mit es von auf`,
  ),
  pt: wordsOf(
    `uma com meu minha seu são sao um fazer empresa serviços de para por em site loja dia como`,
  ),
  it: wordsOf(`una che per il di un mio nostro sono servizi sito online quanto come con`),
  other: wordsOf(`ma ku ka iyo waa po ang ng sa mga ba si na ile jest czy w på och en jag hur är`),
};

/** Words that tell a language by themselves. */
export const sureMarks: Readonly<Record<Exclude<Language, 'en'>, ReadonlySet<string>>> = {
  es: wordsOf(`hola quienes gracias adiós adios buenas buenos cuánto cuanto cuánta cuanta cuántas cuantas cuesta cuestan cobran quiero queremos necesito
    necesitamos tienen hacen ofrecen venden abren cierran trabajan hablan quién quien quiénes dónde donde cuándo horario
    horarios teléfono telefono correo página pagina páginas paginas empleo trabajo trabajos vacantes oficina dirección
    direccion sábados sabados domingos ayuda busco buscando dueño arreglan reparan español ustedes muéstrenme
    muestrenme precios precio presupuesto cotización cotizacion cita datos tienda gustaría gustaria llamar llámenme llamenme funciona están
    estan reservas restaurante favor cuál cual también tambien aplicación aplicacion saber hacerme podrían podrian`),
  fr: wordsOf(`bonjour bonsoir salut merci combien coûte coute vous avez faites quels quelle quelles voudrais cherche emploi
    horaires numéro téléphone êtes besoin boutique adresse parlez français francais votre`),
  de: wordsOf(`guten hallo danke bitte ich sie ihre ihr ihnen telefonnummer öffnungszeiten webseite webseiten machen kostet
    kosten möchte brauche geöffnet büro wann preise sprechen deutsch dauert können haben`),
  pt: wordsOf(
    `olá você vocês voces vc obrigado obrigada preciso fazem lojas não telefone preço falam português bom custa`,
  ),
  it: wordsOf(
    `ciao buongiorno buonasera grazie vorrei avete siete negozio bisogno costa parlate italiano`,
  ),
  other:
    wordsOf(`soomaali imisa waan waxaan waxa baahanahay hadashaa hadashaan fadlan mahadsanid salaan nyob zoo koj puas hais lus hmoob kuv tsis
    ua tsaug xin chào chao cảm ơn bao nhiêu nhieu khong không tiếng tieng việt viet magkano kumusta salamat pwede kailangan ile kosztuje dzień dobry
    dziękuję strona mycket kostar hemsida hej tack hvor koster merhaba kaç fiyat namaste kitna privet zdravstvuyte
    subax galab habeen wanaagsan wanagsan nabad iska warran sidee tahay magacaygu rabaa doonayaa baahan samaysaan sameysaan immisa
    qiimaha xaggee xafiiskiinu caawin ganacsi dukaan dukaamo kacaysaa mahadsantahay
    kuv koj nej lawv peb muaj tsev khw xav paub pab hmoob hmoov ntau npaum tau rau lub tus nqi  
    tôi toi muon muốn làm giá tiền trang cua của được duoc giờ mấy giúp
    kamusta magandang umaga hapon paano saan kayo gumawa pagawa paggawa opo
    jambo habari asante tafadhali bei gani karibu akkam jirtu jirta nagaa galatoomi barbaada selam selamlar teşekkürler teşekkür
    günaydın nasılsınız kadar apa kabar berapa harga terima kasih goedemorgen goedemiddag goedendag bedankt kost
    dobry dzien czesc cześć prosze proszę kosztuje internetowa dziekuje bonjou konbyen mèsi mesi kreyòl
    buna bună multumesc mulțumesc cât costă ahoj dobrý kolik stojí děkuji szia mennyibe kerül köszönöm terve paljonko maksaa kiitos
    zdravo koliko košta hvala salam salaam shukran marhaba kidhar kaise chahiye boozhoo miigwech aniin sabaidee
    annyeong annyeonghaseyo konnichiwa arigato arigatou ohayo nihao xiexie`),
};

/** Words that English shares with many languages, so that they show none. */
export const loanwords =
  wordsOf(`website web site online app apps email menu logo blog seo google wordpress woocommerce shopify
  squarespace wix webflow figma react typescript javascript php laravel drupal joomla magento bigcommerce etsy godaddy github facebook
  instagram tiktok youtube whatsapp paypal stripe northloop hosting domain server chat internet ok price call contact
  html css api crm pos hvac llc`);

/** Letters that English words hardly have in these places: doubled vowels of Somali, final tone letters of Hmong and others. */
export const ODD_LETTERS =
  /aa|ii|uu|q(?!u)|^(ng|nt|nk|mb|mp|dh|tx|ts|hl|hm|hn|ny|kh|gj|sz|cz|zb|prz|xy)|[jv]$|[aeiouwy]j/;
