/** Words that say nothing about a topic. */
export const stopWords: ReadonlySet<string> = new Set(
  `northloop a about actually all also am an and any anything are as at be been but by called can could did do does done
  exactly for from get give go going got guys had has have he hello hey hi him how i if in into is it its
  just kind know let like ll lot made make makes may me more much my need no not now of off ok on one or our
  out please possible pretty quite re really s she should so some something stuff t take tell than thank
  thanks that the their them then there these they thing things this those to too up us ve very want was
  way we well were what when where which while who whose why will with wondering would yes you your`.split(
    /\s+/,
  ),
);
