/**
 * Section backgrounds and the colors used on them. Every pair is readable by construction: the palette's text and brand
 * colors are readable on background, surface and the soft tint, and the same pairs are readable when swapped. On a
 * colored ground nothing is paler than its ink.
 */
export const toneStyles = `
.tone-plain,:root{--ground:var(--background);--ink:var(--text);--muted:var(--text-light);--tint:var(--primary);--button:var(--primary);--button-ink:var(--background)}
.tone-surface{--ground:var(--surface);--ink:var(--text);--muted:var(--text-light);--tint:var(--primary);--button:var(--primary);--button-ink:var(--background)}
.tone-soft{--ground:var(--soft);--ink:var(--text);--muted:var(--text-light);--tint:var(--primary);--button:var(--primary);--button-ink:var(--background)}
.tone-primary{--ground:var(--primary);--ink:var(--background);--muted:var(--background);--tint:var(--background);--button:var(--background);--button-ink:var(--primary)}
.tone-brand{--ground:var(--brand);--ink:var(--on-brand);--muted:var(--on-brand);--tint:var(--on-brand);--button:var(--on-brand);--button-ink:var(--brand)}
.tone-ink{--ground:var(--text);--ink:var(--background);--muted:var(--background);--tint:var(--background);--button:var(--background);--button-ink:var(--text)}
.tone-plain,.tone-surface,.tone-soft,.tone-primary,.tone-brand,.tone-ink,:root{--rule:color-mix(in oklab,var(--ink) 22%,var(--ground))}
.tone-plain,.tone-surface,.tone-soft,.tone-primary,.tone-brand,.tone-ink{background:var(--ground);color:var(--ink)}
`;
