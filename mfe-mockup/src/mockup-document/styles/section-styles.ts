import { evenRowStyles } from '../sections/even-rows';

/** Styles that sections share: spacing, titles, marks, forms. */
export const sectionStyles = `${evenRowStyles}
.section{padding-block:var(--pad)}
.section.tone-plain+.section.tone-plain{padding-top:0}
.section-head{max-width:44rem;margin-bottom:clamp(1.8rem,4vw,3rem)}
.section-head p{margin-top:.9rem;color:var(--muted);font-size:1.1rem}
.head-center .section-head{margin-inline:auto;text-align:center}
.sample-mark{display:inline-block;width:.5em;height:.5em;margin-left:.35em;border:.11em solid var(--tint);border-radius:50%;vertical-align:super;font-size:max(.5em,1rem)}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.sample-notice{padding-block:.55rem;border-block:1px solid var(--rule);font-size:.875rem;color:var(--muted)}
.sample-notice .sample-mark{margin:0 .15em;vertical-align:baseline}
.ticks{display:grid;gap:.45rem;margin-top:1.1rem;font-size:.95rem}
.ticks li{display:flex;gap:.6rem}
.ticks .icon{color:var(--tint);margin-top:.15em}
.facts{display:grid;gap:1.1rem;align-content:start}
.facts dt{display:flex;align-items:center;gap:.6rem;font-size:.9rem;color:var(--muted)}
.facts dt .icon{color:var(--tint)}
.facts dd{padding-left:1.85em;font-weight:600;overflow-wrap:anywhere}
.form{display:grid;gap:1.1rem;align-content:start}
.field{display:grid;gap:.35rem;font-size:.95rem;font-weight:600}
.field input,.field textarea{width:100%;min-height:3rem;padding:.7rem .9rem;border:1px solid var(--neutral);border-radius:var(--button-radius);background:var(--background);color:var(--text);font:inherit;font-weight:400;font-size:1rem}
.field textarea{resize:vertical}
@media(min-width:860px){.head-beside>.wrap{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:clamp(2rem,5vw,5rem)}.head-beside .section-head{margin:0}}
`;
