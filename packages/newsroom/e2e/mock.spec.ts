/** A site under a strict policy, of `dist/`, its examples and a mock of `openapi.json` alone: every tag is drawn. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { reader } from '@portada/contract/fixtures';
import { type OpenapiMock, startOpenapiMock } from '../../../scripts/openapi-mock.ts';
import { watchRest } from '../scripts/page-rest.ts';
import { expect, test } from './support/test.ts';

async function fromDist(name: string) {
  return JSON.parse(await readFile(new URL(`../../../dist/${name}`, import.meta.url), 'utf8'));
}

let mock: OpenapiMock;
test.beforeAll(async () => {
  mock = await startOpenapiMock();
});
test.afterAll(() => mock.close());
// They share the mock.
test.describe.configure({ mode: 'default' });

/** Of a reader who is logged in; the mock asks for any session. */
const cookies = { portada_user: reader.id, portada_session: 'any' };

/** What the widgets fetch as they start. */
const FETCHED = [
  '/api/front/comments/4711',
  '/api/front/comments/4711/own',
  '/api/front/comments/counts',
  '/api/front/poll/61',
  '/api/front/streaming/list',
  '/api/front/user/followed-authors/',
  '/api/front/user/profile',
  '/api/front/user/saved-contents/',
  '/webapi/searcher/',
  '/webapi/shows/search/',
];

interface Answers {
  readonly paths: ReadonlySet<string>;
  /** What the mock says against a call: that the file lacks it or forbids it. */
  readonly refused: readonly string[];
}

/** Has every call answered by the mock. */
async function answerCalls(page: Page): Promise<Answers> {
  const refused: string[] = [];
  const paths = new Set<string>();
  await page.route(/\/(api|webapi)\//, async (route) => {
    const asked = route.request();
    const { pathname, search } = new URL(asked.url());
    paths.add(pathname);
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    const headers = { ...asked.headers(), cookie: cookie.join('; ') };
    const response = await route.fetch({ url: mock.origin + pathname + search, headers });
    const violations = response.headers()['sl-violations'];
    if (violations || !response.ok()) {
      refused.push(`${asked.method()} ${pathname}${search}: ${violations ?? (await response.text())}`);
    }
    await route.fulfill({ response });
  });
  return { paths, refused };
}

/** The example of each widget by its name, but started at once. */
async function readExamples(names: readonly string[]): Promise<string[]> {
  const texts = names.map((name) =>
    readFile(new URL(`../../../widgets/${name}/example.html`, import.meta.url), 'utf8'),
  );
  return (await Promise.all(texts)).map((text) => text.replace(/<portada-[\w-]+/g, '$& load="eager"'));
}

/** What a page's policy says about scripts, and the attribute that the page's own script tags have for it. */
const policies = {
  'scripts of the site itself': { scripts: "'self'", nonce: '' },
  'nonces alone': { scripts: "'nonce-r4nd0m'", nonce: ' nonce="r4nd0m"' },
  'nonces and strict-dynamic': { scripts: "'nonce-r4nd0m' 'strict-dynamic'", nonce: ' nonce="r4nd0m"' },
};

/** The guide's policy, but for where films, pictures and the data of the calls come from. */
const policyOf = (scripts: string) =>
  [
    `default-src 'none'; script-src ${scripts}; style-src 'self'; connect-src 'self'; base-uri 'none'`,
    "img-src *; media-src *; font-src 'self'; worker-src 'self' blob:; frame-src *",
    "require-trusted-types-for 'script'; trusted-types portada dompurify",
  ].join('; ');

async function pageOf(nonce: string): Promise<{ html: string; tags: string[] }> {
  const { version, tags } = await fromDist('manifest.json');
  const names = Object.keys(tags).map((tag) => tag.slice('portada-'.length));
  const features = ['users', 'paywall', 'comments', 'advertising'].map((name) => `"${name}": true`);
  const html = `<!doctype html><html lang="es"><head><title>Maqueta</title>
    <link rel="stylesheet" href="/portada/${version}/portada.css" />
    <script type="application/json" id="portada-page">{ "contentId": "4711", "gptAdvertisingEnabled": true, "webFeatures": { ${features} } }</script>
    <script type="module" src="/portada/${version}/portada.js"${nonce}></script></head>
    <body>${(await readExamples(names)).join('\n')}</body></html>`;
  return { html, tags: Object.keys(tags) };
}

for (const [name, { scripts, nonce }] of Object.entries(policies)) {
  test(`every widget is drawn on a page of nothing but the files and a mock of the calls: ${name}`, async ({
    page,
    context,
    baseURL,
    pageErrors,
  }) => {
    pageErrors.expect(/Failed to load resource|ERR_|doubleclick|publisher tag/);
    await context.addCookies([{ name: 'portada_user', value: reader.id, url: baseURL ?? '' }]);
    const atRest = watchRest(page);
    const calls = await answerCalls(page);
    const { html, tags } = await pageOf(nonce);
    const headers = { 'content-security-policy': policyOf(scripts) };
    await page.route('**/*', (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      // Some widgets lead elsewhere, such as the login of a reader who is logged in; here all of them are looked at.
      if (!route.request().url().endsWith('/maqueta/')) return route.fulfill({ status: 204 });
      return route.fulfill({ contentType: 'text/html', body: html, headers });
    });
    const thirdParty: string[] = [];
    await page.route('https://securepubads.g.doubleclick.net/**', (route) => {
      thirdParty.push(route.request().url());
      return route.abort();
    });
    await page.goto('/maqueta/');
    const states = () =>
      page
        .locator('[load="eager"]')
        .evaluateAll((all) => all.map((one) => `${one.localName} ${one.getAttribute('data-state')}`));
    await expect.poll(async () => (await states()).filter((state) => !state.endsWith(' ready'))).toEqual([]);
    expect(new Set((await states()).map((state) => state.split(' ')[0]))).toEqual(new Set(tags));
    await atRest();
    expect(calls.refused).toEqual([]);
    expect([...calls.paths].toSorted()).toEqual(FETCHED);
    // What a widget fetches from elsewhere has the page's nonce.
    if (nonce) await expect.poll(() => thirdParty).toHaveLength(1);
  });
}
