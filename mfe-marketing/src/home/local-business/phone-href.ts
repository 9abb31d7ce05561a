/** Address of a phone link for a number written the US way, such as '(612) 555-0142'. */
export function phoneHref(number: string): `tel:+1${string}` {
  return `tel:+1${number.replace(/\D/g, '')}`;
}
