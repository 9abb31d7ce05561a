import type { MockupResponse } from '@northloop/contracts';
import { siteConfig } from '@northloop/contracts';
import { html, Markup } from '../mockup-document/markup';
import { formatCents } from './format-cents';
import { quoteRows, totalRange } from './quote-rows';

/** Black on white, whatever the site's theme: one page of US Letter or A4. */
const STYLES = `
@page{margin:14mm}
*{box-sizing:border-box}
body{margin:0;font:10pt/1.4 system-ui,-apple-system,'Segoe UI',sans-serif;color:#15172b;background:#fff}
h1{margin:0;font-size:20pt;line-height:1.1;letter-spacing:-.02em}
h2{margin:0 0 1.5mm;font-size:10pt}
p,ul{margin:0}ul{padding-left:4mm}
header{display:flex;justify-content:space-between;gap:10mm;padding-bottom:4mm;border-bottom:1.5pt solid #15172b}
.from{text-align:right;font-size:9pt}
.facts{display:flex;gap:10mm;margin:4mm 0}
.facts dt{color:#565a75;font-size:9pt}.facts dd{margin:0;font-weight:600}
table{width:100%;border-collapse:collapse}
th,td{padding:1.6mm 0;border-bottom:.5pt solid #c9cbd8;text-align:left;vertical-align:top;font-weight:400}
td{text-align:right;white-space:nowrap;padding-left:5mm;font-variant-numeric:tabular-nums}
thead th{color:#565a75;font-size:9pt}thead th+th{text-align:right}
tbody tr{break-inside:avoid}
small{display:block;font-size:8.5pt;color:#565a75}
tfoot th,tfoot td{border-bottom:0;padding-top:2.5mm;font-weight:700;font-size:13pt}
tfoot small{font-weight:400}
.columns{display:grid;grid-template-columns:1fr 1fr 1fr;gap:6mm;margin-top:4mm;font-size:8.5pt;line-height:1.3}
footer{margin-top:4mm;padding-top:2.5mm;border-top:.5pt solid #c9cbd8;font-size:8.5pt;color:#565a75}
.dense{font-size:8.5pt}.dense th,.dense td{padding:.8mm 0}.dense tbody th small{display:none}
.dense td small{display:inline;margin-left:4mm}
.tight{font-size:7.5pt;line-height:1.25}.tight th,.tight td{padding:.45mm 0}.tight td small{font-size:7pt}
.tight .columns{font-size:7.5pt}.tight h1{font-size:15pt}
`;

/** Above this number of rows details are left out, above the next type gets smaller: the quote must fit one page. */
const MOST_DETAILED_ROWS = 7;
const MOST_DENSE_ROWS = 16;

const density = (rows: number): string => {
  if (rows <= MOST_DETAILED_ROWS) return '';
  return rows <= MOST_DENSE_ROWS ? 'dense' : 'dense tight';
};

const points = (title: string, items: readonly string[]): Markup | false =>
  items.length > 0 &&
  html`<section><h2>${title}</h2><ul>${items.map((item) => html`<li>${item}</li>`)}</ul></section>`;

/** The quote as a separate document for print and PDF. All texts are escaped, and it contains no scripts. */
export function renderQuoteDocument({ mockup, quote }: MockupResponse): string {
  const rows = quoteRows(quote);
  const range = totalRange(quote);
  const { name } = mockup.companyInfo;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Estimate for ${name}</title><style>${new Markup(STYLES)}</style></head>
<body class="${density(rows.length)}">
<header><h1>Estimate for ${name}</h1><p class="from"><strong>${siteConfig.brand}</strong><br>${siteConfig.email}</p></header>
<dl class="facts"><div><dt>Project</dt><dd>${quote.projectType}</dd></div><div><dt>Timeline</dt><dd>${quote.timeline}</dd></div></dl>
<table><thead><tr><th scope="col">Included</th><th scope="col">Estimate</th></tr></thead>
<tbody>${rows.map(({ label, detail, price, range: span }) => html`<tr><th scope="row">${label}${detail && html`<small>${detail}</small>`}</th><td>${price}${span && html`<small>${span}</small>`}</td></tr>`)}</tbody>
<tfoot><tr><th scope="row">Total</th><td>${quote.total_cost}${range && html`<small>${range}</small>`}</td></tr></tfoot></table>
<div class="columns">${points('What this assumes', quote.assumptions)}${points('Not included', [
    ...(quote.talks ?? []).map(({ label }) => `${label}: needs a talk`),
    ...quote.exclusions,
  ])}${points(
    'What would lower the price',
    quote.waysToLower.map(({ label, cents }) => `${label}: ${formatCents(cents)} less`),
  )}</div>
<footer>This is an estimate, not an offer.${quote.validDays > 0 && ` It is valid for ${quote.validDays} days.`}${quote.depositPercent > 0 && ` A deposit of ${quote.depositPercent}% is due before work starts.`}</footer>
</body></html>
`.text;
}
