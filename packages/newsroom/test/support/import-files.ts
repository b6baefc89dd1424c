/** Small files to import, of one item or a few. */

const DATE = 'Tue, 10 Nov 2026 10:00:00 +0100';

interface RssItem {
  /** The whole element. */
  readonly guid?: string;
  readonly link?: string;
  readonly date?: string | undefined;
}

export const rss = (link: string, ...items: readonly string[]) =>
  `<rss version="2.0"><channel><title>Veïns</title><link>${link}</link>\n${items.join('\n')}\n</channel></rss>`;

export const item = (title: string, { guid = '', link = '', date = DATE }: RssItem = {}) =>
  `<item><title>${title}</title><link>${link}</link>${guid}<pubDate>${date}</pubDate><description>Text.</description></item>`;

/** A guid that is a permalink, or at least says so. */
export const permalink = (guid: string): RssItem => ({ guid: `<guid>${guid}</guid>` });

export const atom = (id: string, ...entries: readonly string[]) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><id>${id}</id><title>Veïns</title>\n${entries.join('\n')}\n</feed>`;

export const entry = (title: string, id: string) =>
  `<entry><id>${id}</id><title>${title}</title><updated>2026-11-10T09:00:00Z</updated><summary>Text.</summary></entry>`;

interface Post {
  readonly id: string;
  readonly guid: string;
  readonly title?: string;
}

export const wxr = (blog: string, { id, guid, title = 'Ombra' }: Post) =>
  `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><link>${blog}</link><wp:base_blog_url>${blog}</wp:base_blog_url>
<item><title>${title}</title><link>${blog}/ombra/</link><guid isPermaLink="false">${guid}</guid>
<content:encoded>Text.</content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2026-11-10 09:00:00</wp:post_date_gmt>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>`;

export const calendar = (head: readonly string[], ...events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...head, ...events, 'END:VCALENDAR', ''].join('\r\n');

export const event = (title: string, uid: string, ...more: readonly string[]) =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTART;TZID=Europe/Madrid:20261219T120000',
    `SUMMARY:${title}`,
    ...more,
    'END:VEVENT',
  ].join('\r\n');
