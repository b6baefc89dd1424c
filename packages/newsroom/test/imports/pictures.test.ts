/** Pictures of imports, from a server on this machine. */
import { createServer, type RequestListener } from 'node:http';
import { desc } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contents } from '../../src/db/schema/content.ts';
import { pictures } from '../../src/db/schema/sites.ts';
import { publicReach, type Reach } from '../../src/http/reach.ts';
import { fetchFile } from '../../src/imports/pictures/fetch-file.ts';
import type { TestApp } from '../support/app.ts';
import { read } from '../support/document.ts';
import { keptFile } from '../support/files.ts';
import { startHouse } from '../support/house.ts';
import { runImportWithin } from '../support/import.ts';

let house: TestApp;
let asked: string[] = [];
const png = await sharp({ create: { width: 600, height: 400, channels: 4, background: '#0a5' } })
  .png()
  .toBuffer();

const answers: Readonly<Record<string, RequestListener>> = {
  '/moved.png': (_request, response) => response.writeHead(302, { location: '/faro.png' }).end(),
  '/inside.png': (_request, response) =>
    response.writeHead(302, { location: 'http://10.0.0.1/faro.png' }).end(),
  '/script.png': (_request, response) =>
    response.setHeader('content-type', 'image/png').end('<svg onload="x()"/>'),
  '/endless.png': (_request, response) => {
    const more = () => {
      while (response.write(Buffer.alloc(1_024 * 1_024)));
    };
    response.on('drain', more);
    more();
  },
  '/slow.png': () => {},
};

const server = createServer((request, response) => {
  const { url = '' } = request;
  asked.push(url);
  const answer = answers[url];
  if (answer) answer(request, response);
  else if (/^\/[\w-]*faro[\w-]*\.png$/.test(url)) response.end(png);
  else response.writeHead(404).end();
});

/** Everybody's server is this one; no other address may be connected to. */
const reach: Reach = {
  resolve: async (host) => (host === 'inside.test' ? ['127.0.0.1', '10.0.0.1'] : ['127.0.0.1']),
  isAllowed: (address) => address === '127.0.0.1',
};
let base = '';

beforeAll(async () => {
  house = await startHouse();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  base = `http://costa.test:${typeof address === 'object' ? address?.port : ''}`;
});

beforeEach(() => {
  asked = [];
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await house.close();
});

const item = (title: string, parts: string) =>
  `<item><title>${title}</title><guid>${title}</guid><link>${base}/${title}/</link>${parts}</item>`;
const body = (html: string) => `<content:encoded><![CDATA[${html}]]></content:encoded>`;

function run(items: string, ...args: readonly string[]) {
  const names =
    'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"';
  const rss = `<rss version="2.0" ${names}><channel><link>${base}/</link>${items}</channel></rss>`;
  return runImportWithin(reach, house.app, '--section', 'cultura', ...args, keptFile('pictures.xml', rss));
}

const last = async () => (await house.db.select().from(contents).orderBy(desc(contents.id)).limit(1))[0];

const lead =
  '<media:content url="/faro.png?w=1" medium="image"/><media:content url="/faro.png" type="image/png" width="600"><media:description>El faro &amp;amp; el mar</media:description><media:credit>Lola</media:credit></media:content>';

test('keeps the featured picture and those of the text, with their words, and draws them', async () => {
  const text = `<p>a</p><figure><img src="/moved.png" alt="La linterna"><figcaption>De <b>noche</b></figcaption></figure><p>b</p>`;
  const first = await run(item('Ilustrado', lead.replaceAll('url="', `url="${base}`) + body(text)));
  expect(first.code).toBe(0);
  expect(first.lines.at(-2)).toBe('pictures.xml: 2 pictures, 0 left out.');
  const content = await last();
  expect(content?.pictureCaption).toBe('');
  expect(content?.body).toMatch(
    /^<p>a<\/p>\n<figure><img src="\/imagenes\/import-\w{40}" alt="La linterna" width="600" height="400"><figcaption>De <strong>noche<\/strong><\/figcaption><\/figure>\n<p>b<\/p>$/,
  );
  const { html, document } = await read(house.app, `/cultura/ilustrado-${content?.id}/`);
  expect(document.querySelector('.hero img')?.getAttribute('alt')).toBe('El faro & el mar');
  expect(document.querySelector('.hero figcaption')?.textContent?.trim()).toBe('Lola');
  expect(document.querySelector('.prose figcaption')?.textContent).toBe('De noche');
  const address = /\/imagenes\/import-\w{40}\/3-2\/410\.webp/.exec(html)?.[0] ?? '';
  const clipping = await house.app.inject(address);
  expect(await sharp(clipping.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 410 });
});

test('a second run, or one without pictures, asks for nothing and loses nothing', async () => {
  const text = '<p>a</p><img src="/otro-faro.png"><p>b</p>';
  await run(item('Otra vez', body(text)));
  expect(asked).toEqual(['/otro-faro.png']);
  const again = await run(item('Otra vez', body(text)));
  const without = await run(item('Otra vez', body(text)), '--no-pictures');
  expect([again.sums, without.sums]).toEqual(Array(2).fill('0 taken, 0 updated, 1 unchanged, 0 refused.'));
  expect(asked).toHaveLength(1);
  await run(item('Sin', body('<p>a</p><img src="/nuevo-faro.png">')), '--no-pictures');
  await run(item('Ensayo', body('<p>a</p><img src="/nuevo-faro.png">')), '--dry-run');
  expect(asked).toHaveLength(1);
  expect((await last())?.body).toBe('<p>a</p>');
});

test('leaves out what cannot be had, tells why on one line, and goes on', async () => {
  const srcs = ['/gone.png', '/script.png', '/inside.png', '/endless.png', 'data:image/png;base64,AAAA'];
  const elsewhere = [
    'http://inside.test/a.png',
    'http://[::1]/a.png',
    'http://2130706434/a.png',
    'ftp://a.test/a.png',
  ];
  const images = [...srcs, ...elsewhere].map((src) => `<img src="${src}">`).join('');
  const done = await run(item('A medias', body(`<p>a</p>${images}<p>b</p>`)));
  expect([done.code, done.sums]).toEqual([0, '1 taken, 0 updated, 0 unchanged, 0 refused.']);
  const why = [
    ['gone.png', 'its server answers 404'],
    ['script.png', 'this is no picture in JPEG, PNG, GIF, WEBP, AVIF'],
    ['inside.png', 'its server is not of the public network'],
    ['endless.png', 'it has more than 15 MB'],
    ['data:image/png', 'its address is none of the web'],
    ['inside.test', 'its server is not of the public network'],
    ['[::1]', 'its server is not of the public network'],
    ['127.0.0.2', 'its server is not of the public network'],
    ['ftp:', 'its address is none of the web'],
  ];
  for (const [name = '', reason = ''] of why)
    expect(done.of(name)).toMatch(new RegExp(`^line 1 no picture .*${reason}$`));
  expect((await last())?.body).toBe('<p>a</p>\n<p>b</p>');
});

test('takes the pictures of Atom: enclosed, and in XHTML', async () => {
  const entry = `<entry><id>tag:a.test,2026:1</id><title>Atómica</title><updated>2026-11-20T09:00:00Z</updated><link rel="enclosure" type="image/png" href="${base}/faro-a.png"/><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>a</p><figure><img src="${base}/faro-b.png" alt="B" onerror="x()"/><figcaption>De B</figcaption></figure></div></content></entry>`;
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><id>tag:a.test,2026:0</id>${entry}</feed>`;
  await runImportWithin(reach, house.app, '--section', 'cultura', keptFile('pictures.atom', atom));
  expect(asked.toSorted()).toEqual(['/faro-a.png', '/faro-b.png']);
  const content = await last();
  expect(content?.pictureId).toMatch(/^import-/);
  expect(content?.body).toMatch(
    /<figure><img src="\/imagenes\/import-\w+" alt="B" width="600" height="400"><figcaption>De B</,
  );
});

test('a picture that came later is taken by the next run', async () => {
  const text = body('<p>a</p><img src="/gone.png">');
  await run(item('Tarde', text));
  const gone = text.replace('gone', 'tarde-faro');
  expect((await run(item('Tarde', gone))).sums).toContain('1 updated');
  expect((await last())?.body).toContain('<figure>');
});

test('does not wait for a server that does not answer', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => {
    const limit = new AbortController();
    // Once it has been asked, however long that has taken.
    server.once('request', () => limit.abort());
    return limit.signal;
  });
  await expect(fetchFile(`${base}/slow.png`, reach)).rejects.toThrow('it did not come within 15 seconds');
  expect(limits).toHaveBeenCalledExactlyOnceWith(15_000);
  limits.mockRestore();
  const refusing: Reach = { resolve: async () => ['127.0.0.1'], isAllowed: publicReach.isAllowed };
  await expect(fetchFile(`${base}/faro.png`, refusing)).rejects.toThrow('not of the public network');
  expect(asked).toEqual(['/slow.png']);
});

test('takes WordPress’s featured picture, captions and galleries by their attachments', async () => {
  const names = ['excerpt', '', 'content'].map((name) =>
    name === 'content'
      ? 'xmlns:content="http://purl.org/rss/1.0/modules/content/"'
      : `xmlns:${name || 'wp'}="http://wordpress.org/export/1.2/${name && `${name}/`}"`,
  );
  const attachment = (id: number, caption: string) =>
    `<item><title>f${id}</title><excerpt:encoded><![CDATA[${caption}]]></excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${base}/wp-faro-${id}.png</wp:attachment_url><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>Alt ${id}</wp:meta_value></wp:postmeta></item>`;
  const text = `<p>Uno</p>[caption id="attachment_2"]<img src="${base}/wp-faro-2-300x200.png" alt="" /> A pie[/caption]<p>Dos</p><img src="${base}/wp-faro-1-300x200.png">[gallery ids="2,3"]`;
  const post = `<item><title>Bitácora ilustrada</title><wp:post_id>9</wp:post_id><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${body(text)}<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>1</wp:meta_value></wp:postmeta></item>`;
  const all = [1, 2, 3]
    .map((id) => attachment(id, id === 1 ? '<p>El <em>faro</em></p>' : `Pie ${id}`))
    .join('');
  const xml = `<rss version="2.0" ${names.join(' ')}><channel><link>${base}</link>${post}${all}</channel></rss>`;
  const done = await runImportWithin(
    reach,
    house.app,
    '--section',
    'cultura',
    keptFile('illustrated.xml', xml),
  );
  expect(done.sums).toBe('1 taken, 0 updated, 0 unchanged, 3 left out, 0 refused.');
  const content = await last();
  expect(content?.pictureCaption).toBe('El faro');
  // The featured picture is not shown twice.
  expect(content?.body.match(/alt="[^"]*"|<figcaption>.*?<\/figcaption>/g)).toEqual([
    ...['alt=""', '<figcaption>A pie</figcaption>'],
    ...['alt="Alt 2"', '<figcaption>Pie 2</figcaption>', 'alt="Alt 3"', '<figcaption>Pie 3</figcaption>'],
  ]);
  const rows = await house.db.select().from(pictures);
  expect(rows.find(({ id }) => id === content?.pictureId)).toMatchObject({
    altEs: 'Alt 1',
    width: 600,
    height: 400,
  });
});
