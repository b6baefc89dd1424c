/** A WordPress export of any size, of the seed's own sentences: the same number gives the same items. */
import { createRandom, type Random } from '../../src/seed/random.ts';
import { readItems } from '../../src/seed/text-parser.ts';
import { filled } from './corpus.ts';

const items = ['politica', 'puerto', 'ciudad', 'cultura'].flatMap((name) => readItems(name, 'es'));
const titles = filled(items.flatMap((item) => item.texts.map(({ title }) => title)));
const paragraphs = filled(items.flatMap((item) => item.texts.flatMap((text) => text.paragraphs)));

const HOUR_MS = 3_600_000;
const namespaces = [
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:wp="http://wordpress.org/export/1.2/"',
].join(' ');

/** What articles of an archive are made of: paragraphs, a picture, headings, a list, a quote, a table, a video. */
function bodyOf(random: Random, picture: string): string {
  const some = (count: number) =>
    Array.from({ length: count }, () => `<p>${random.pick(paragraphs)}</p>`).join('\n');
  return [
    `<!-- wp:paragraph -->${some(3)}<!-- /wp:paragraph -->`,
    picture && `[caption id="attachment_1"]<img src="${picture}" alt="" /> Una imagen[/caption]`,
    `<h2>Qué se sabe</h2>${some(3)}<ul><li>Uno</li><li><strong>Dos</strong></li></ul>`,
    `<blockquote><p>${random.pick(paragraphs)}</p></blockquote>`,
    `<table><tr><th>Año</th><th>Barcos</th></tr><tr><td>2025</td><td>14</td></tr></table>${some(2)}`,
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ].join('\n');
}

/**
 * @param host of the blog
 * @param pictureOf the address of an item's picture; empty for none
 */
export function wordpressExport(
  host: string,
  total: number,
  now: Date,
  pictureOf: (index: number) => string,
): string {
  const random = createRandom(total);
  const posts = Array.from({ length: total }, (_, index) => {
    const moment = new Date(now.getTime() - (index + 1) * HOUR_MS).toISOString();
    return `<item>
      <title><![CDATA[${random.pick(titles)} (${index})]]></title>
      <link>https://${host}/${index}/</link>
      <guid>https://${host}/?p=${index}</guid>
      <dc:creator>redaccion</dc:creator>
      <content:encoded><![CDATA[${bodyOf(random, pictureOf(index))}]]></content:encoded>
      <wp:post_id>${index}</wp:post_id>
      <wp:post_date_gmt>${moment.slice(0, 10)} ${moment.slice(11, 19)}</wp:post_date_gmt>
      <wp:status>publish</wp:status>
      <wp:post_type>post</wp:post_type>
      <category domain="post_tag"><![CDATA[Archivo]]></category>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" ${namespaces}><channel>
    <title>Archivo</title><link>https://${host}</link><wp:wxr_version>1.2</wp:wxr_version>
    ${posts.join('\n')}</channel></rss>`;
}
