const CLAUSE_END = /[,;:()!?\n]|\.\s| - |\b(?:but|and|so|pero|y)\b/giu;
const DENIAL =
  /\b(?:no|not|never|cannot|nor|without|neither|nobody|nothing|unable|\p{L}+n't|instead of|rather than|nunca|ni|sin|tampoco|ningún|ninguna)(?!\p{L})/iu;
/** Words that look like a denial and are none. */
const FALSE_DENIAL =
  /\bno (?:problem|doubt|worries|matter|wonder|question|catch|brainer)|\bnot (?:only|just|to mention)|\bwhy not|\bor not|\bcan't (?:lose|go wrong|wait)|\bwon't (?:regret|be disappointed)|\bsin duda/giu;
const DENIED_AFTER =
  /^\p{L}*(?: \p{L}+)? (?:(?:is|are|was|were|can|will|would|does|do) (?:not|never)|\p{L}+n't)\b/iu;
/** "Once your call is booked, …" does not say that it is. */
const CONDITION =
  /\b(?:once|when|whenever|if|until|unless|before|after|as soon as|whether|how|cuando|si|antes de)\b/iu;

/** The part of the clause before a position. */
function clauseBefore(text: string, at: number): string {
  const before = text.slice(0, at);
  const end = [...before.matchAll(CLAUSE_END)].at(-1);
  return end === undefined ? before : before.slice(end.index + end[0].length);
}

/** Whether the words at a position are denied in their clause: "we cannot promise", "a ranking is not guaranteed". */
export function isDenied(text: string, at: number, length: number): boolean {
  const clean = text.replace(FALSE_DENIAL, (match) => ' '.repeat(match.length));
  return DENIAL.test(clauseBefore(clean, at)) || DENIED_AFTER.test(clean.slice(at + length));
}

/** Whether the words at a position stand under a condition in their clause. */
export function isConditional(text: string, at: number): boolean {
  return CONDITION.test(clauseBefore(text, at));
}
