import { chromium } from 'playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const pages: [string, string][] = [
  ['buscar', '/buscar?text=puetro'], ['hemeroteca', '/hemeroteca/'], ['agenda', '/ca/agenda/'], ['programas', '/ca/programas/'],
  ['show', '/programas/fuego-lento/'], ['boletin', '/boletines/a-bordo/'], ['autores', '/ca/autores/'], ['rango', '/ca/hemeroteca/2026/11/01/2026/11/20'],
  ['vacio', '/buscar?text=zzzz'], ['seccion', '/puerto/'], ['boletines', '/boletines/'],
];
const only = process.argv.slice(2);
for (const width of [360, 800, 1280]) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: false });
  for (const [name, path] of pages) {
    if (only.length && !only.includes(name)) continue;
    const page = await context.newPage();
    await page.goto(`http://localhost:4350${path}`);
    await page.screenshot({ path: `/tmp/search-shots/${name}-${width}.png` });
    await page.close();
  }
}
await browser.close();
