/** Places of the four cities with a line of the agency, by city. */
export const cityPlaces: Readonly<Record<string, string>> = {
  Minneapolis: `minneapolis, mpls, twin cities, minnesota, mn, st paul, saint paul, maple grove, plymouth, brooklyn park, minnetonka,
    bloomington, uptown, longfellow, north loop, brooklyn center, eden prairie, edina, st louis park, richfield, eagan,
    burnsville, coon rapids, blaine, woodbury, roseville, osseo, wayzata, hopkins, golden valley, robbinsdale, crystal, fridley`,
  Chicago: `chicago, illinois, wicker park, logan square, pilsen, bridgeport, lincoln park, andersonville, hyde park, oak park,
    evanston, west loop`,
  'New York': `new york, new york city, nyc, ny, manhattan, brooklyn, queens, bronx, the bronx, harlem, williamsburg, park slope, bushwick,
    astoria, staten island`,
  'Los Angeles': `los angeles, california, hollywood, santa monica, pasadena, burbank, long beach, silver lake, echo park,
    culver city, koreatown, l a`,
};

/** Other places that visitors write without a capital. */
export const otherPlaces = `la crosse, la crescent, eau claire, des moines, duluth, rochester, st cloud, saint cloud, mankato, fargo,
  sioux falls, madison, milwaukee, green bay, winona, bemidji, hibbing, st louis, saint louis, omaha, kansas city, denver, dallas, houston, austin,
  san antonio, san diego, san francisco, san jose, seattle, portland, phoenix, las vegas, boston, philadelphia, miami, orlando,
  tampa, atlanta, charlotte, nashville, memphis, detroit, cleveland, columbus, cincinnati, indianapolis, pittsburgh, baltimore,
  washington dc, new orleans, salt lake city, sacramento, oakland, new jersey, wisconsin, iowa, north dakota, south dakota,
  michigan, indiana, ohio, texas, florida, nebraska, missouri, colorado, arizona, nevada, oregon, pennsylvania, massachusetts,
  georgia, virginia, north carolina, south carolina, tennessee, kentucky, alabama, louisiana, oklahoma, kansas, utah, montana, idaho, hawaii,
  alaska, connecticut, maryland, canada, toronto, winnipeg, vancouver, montreal, mexico, uk, london, england, germany, berlin, france, paris,
  spain, italy, india, china, australia, europe, ireland, somalia, vietnam, laos, philippines, japan, brazil, africa, puerto rico, usa`;
