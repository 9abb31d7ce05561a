/** Units and days by the name they are compared by: its line's first word. All without the s at their end. */
export const SAME_WORDS: ReadonlyMap<string, string> = new Map(
  `minute min minuto; hour hr hora hourly; day día dia daily; week wk semana weekly semanal; second segundo
  month mo mes me mese monthly mensual mensuale; quarter quarterly; year yr año yearly annual annually anual anuale
  business busines working hábile; monday lune; tuesday marte; wednesday miércole; thursday jueve; friday vierne
  saturday sábado; sunday domingo`
    .split(/;\s|\n/)
    .flatMap((line) => {
      const [name = '', ...others] = line.trim().split(' ');
      return others.map((other): [string, string] => [other, name]);
    }),
);
