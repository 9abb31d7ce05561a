/** Frequent English words outside all topics, listed so that they are not corrected to other words. */
export const commonWords: ReadonlySet<string> = new Set(
  `about above across after again against almost alone along already although always among angry another
  answer anybody anyone anything anyway apple around autumn away bacon banana basketball beach beans beautiful
  because become before behind being believe below better between beyond bicycle birds birthday black blood
  bored boring bottle bowls brain bread bring brother brown burger candy capital chair cheese chess chicken
  child children christmas chocolate church class coffee color comes could country course cream crypto dance
  daughter death delicious dinner doing donald dream drink drive during early earth eight election enough
  europe every everybody everyone everything family father favorite feeling field fight fifty first flight
  floor flowers football forest forty found fourth france fresh friend friends front fruit funny future games
  garden germany ghost given glass going goodbye grass great green ground group guess happen happy heart heavy
  hello horse horses hotel hours house human hundred hungry husband ideas inside island italy jacket japan
  juice kitchen knife large later laugh learn least leaves lemon letter light little longer looking lottery
  lunch machine magic maria matter maybe meaning meant metal middle might milk minute mirror money monkey
  month moment morning mother mountain mouse movie music myself naked never night ninja noise north nothing
  ocean often opinion orange other outside pancakes paper parents party peace penguin people pepper person
  phone piano pizza place plane planet plant plate please poems poetry politics potato president prince
  problem purple queen quick quiet quite rabbit radio rather ready really recipe right river robot round
  russia salad scared school science seven shall shirt shoes short sister sixty sleep small smile smoke snake
  snow soccer somebody someone something sometimes sorry sound south space spring square stage stairs stars
  start state stone story street stupid sugar summer super sweet swimming table taste teach teeth tennis
  thank thanks their there these thing things think third thirty those though thought thousand three tiger
  tired today together tomorrow tonight touch train travel trees trip truck truth trying twelve twenty under
  until upset usually vegan voice wagon waiting walls washing watch water weather website weird where which
  while white whole winter without woman women wonder words world worry worst would wrong yellow yesterday
  young yours zebra`.split(/\s+/),
);
