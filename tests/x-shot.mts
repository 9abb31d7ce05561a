import { chromium } from 'playwright';
const [,, path, name, w='1280', h='1400', scheme='light', tz='America/Chicago', js='1', actions=''] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] });
const c = await b.newContext({ viewport: { width: +w, height: +h }, colorScheme: scheme as 'light', timezoneId: tz, javaScriptEnabled: js==='1', locale: 'en-US' });
const p = await c.newPage();
p.on('console', m => { if (['error','warning'].includes(m.type())) console.log(m.type(), m.text()); });
p.on('pageerror', e => console.log('pageerror', e.message));
await p.goto('http://localhost:3000'+path, { waitUntil: 'networkidle' });
if (actions) { const f = new Function('p', `return (async()=>{${actions}})()`); await f(p); }
await p.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true });
console.log(p.url());
await b.close();
