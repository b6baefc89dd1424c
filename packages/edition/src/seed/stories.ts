/** News, opinion and blogs from the text files. */
import type { Language } from '@portada/contract';
import type { NewsType } from '@portada/newsroom/schema';
import { collective, type Draft, daysBefore, inline, paragraphs } from './drafts.ts';
import { sceneId } from './pictures.ts';
import { createRandom, type Random } from './random.ts';
import { readItems, type TextItem } from './text-parser.ts';

/** The sections, the files of their stories and their authors. */
const desks = [
  {
    section: 'politics',
    file: 'politica',
    writers: ['sonia-beltran', 'pere-castells', 'nadia-ferrer', 'ricardo-moll'],
  },
  {
    section: 'port',
    file: 'puerto',
    writers: ['empar-soriano', 'bernat-guasch', 'helena-prieto', 'said-amrani'],
  },
  {
    section: 'city',
    file: 'ciudad',
    writers: ['marta-colomer', 'jordi-peris', 'lola-cano', 'andreu-miralles'],
  },
  { section: 'culture', file: 'cultura', writers: ['ines-company', 'biel-santandreu', 'paula-rivas'] },
  { section: 'sports', file: 'deportes', writers: ['hugo-navas', 'carla-domingo', 'aitana-sempere'] },
  { section: 'science', file: 'ciencia', writers: ['neus-alberola', 'david-olmos', 'yolanda-ruiz'] },
] as const;

/** The oldest content is almost three years old. */
const OLDEST_DAYS = 1_080;

/** The stories of every section; the last episode of each is the newest. */
export function newsDrafts(lang: Language, now: Date): Draft[] {
  // Both sites use the same random numbers: they publish the same story on the same day.
  const random = createRandom(2_611);
  const items = desks.flatMap((desk) => readItems(desk.file, lang).map((item) => ({ desk, item })));
  const order = items.map((_, index) => (index * 11) % items.length);
  return items.flatMap(({ desk, item }, index) => {
    const last = lastEpisodeDays(order[index] ?? index, items.length, random);
    const gaps = [random.between(200, 800), random.between(25, 260)];
    return item.texts.map((_, episode) => {
      const later = gaps.slice(episode).reduce((sum, gap) => sum + gap, 0);
      const days = Math.min(OLDEST_DAYS + random.between(0, 12), last + later);
      return newsDraft({ lang, now, desk, item, episode, days, random });
    });
  });
}

/** The newest stories are hours apart, the others days, so that every section has recent ones. */
function lastEpisodeDays(index: number, count: number, random: Random): number {
  const fresh = 10;
  if (index < fresh) return 0.04 + index * 0.11 + random.next() * 0.05;
  return 1.5 + ((index - fresh) / (count - fresh)) ** 1.4 * 26 + random.next();
}

interface Episode {
  lang: Language;
  now: Date;
  desk: (typeof desks)[number];
  item: TextItem;
  episode: number;
  days: number;
  random: Random;
}

function newsDraft({ lang, now, desk, item, episode, days, random }: Episode): Draft {
  const text = item.texts[episode];
  if (!text) throw new Error(`${item.id} has no episode ${episode}`);
  const isAgency = random.chance(0.06);
  const correction = episode === item.texts.length - 1 ? item.get('correction') : undefined;
  return {
    key: `${lang}/${item.id}/${episode}`,
    lang,
    section: desk.section,
    authors: isAgency ? [] : writersOf(desk.writers, random),
    ...(correction && { correction }),
    ...(episode > 0 && { previous: `${lang}/${item.id}/${episode - 1}` }),
    row: {
      kind: 'article',
      title: text.title,
      kicker: item.need('kicker'),
      summary: inline(text.summary),
      body: paragraphs([...text.paragraphs, ...item.shared]),
      newsType: newsTypeFor(desk.section, random),
      signature: isAgency ? (lang === 'ca' ? 'Agències' : 'Agencias') : '',
      publishedAt: daysBefore(now, days, random.between(0, 900)),
      pictureId: sceneId(item.need('picture'), episode),
      commentsOpen: days < 400,
      access: random.chance(0.08) ? 'registered' : 'free',
    },
  };
}

function writersOf(writers: readonly [string, ...string[]], random: Random): string[] {
  const first = random.pick(writers);
  const second = random.chance(0.12) ? random.pick(writers) : first;
  return [...new Set([first, second])];
}

function newsTypeFor(section: string, random: Random): NewsType {
  if (section === 'sports') return random.chance(0.5) ? 'chronicle' : 'news';
  if (section === 'culture') return random.chance(0.3) ? 'review' : 'news';
  return random.pick(['news', 'news', 'news', 'report', 'analysis']);
}

/** Columns and leaders, one every few days over two years. */
export function opinionDrafts(lang: Language, now: Date): Draft[] {
  const random = createRandom(77);
  return readItems('opinion', lang).flatMap((item, index) => {
    const isLeader = item.id.startsWith('editorial');
    return item.texts.map((text) => ({
      key: `${lang}/opinion-${item.id}`,
      lang,
      section: 'opinion',
      authors: isLeader ? [] : [item.need('author')],
      row: {
        kind: 'article' as const,
        title: text.title,
        summary: inline(text.summary),
        body: paragraphs(text.paragraphs),
        newsType: isLeader ? ('editorial' as const) : ('opinion' as const),
        signature: isLeader ? collective[lang] : '',
        publishedAt: daysBefore(now, 0.2 + index ** 2.4 * 1.2, random.between(0, 240)),
        pictureId: sceneId(item.need('picture'), index),
      },
    }));
  });
}

export function blogDrafts(lang: Language, now: Date): Draft[] {
  const random = createRandom(78);
  return readItems('blogs', lang).flatMap((item, index) =>
    item.texts.map((text) => ({
      key: `${lang}/${item.id}`,
      lang,
      section: item.need('section'),
      authors: [item.need('author')],
      row: {
        kind: 'blog' as const,
        title: text.title,
        kicker: item.need('blog'),
        blog: item.need('blog'),
        summary: inline(text.summary),
        body: paragraphs(text.paragraphs),
        publishedAt: daysBefore(now, 2 + index * 37, random.between(0, 600)),
        pictureId: sceneId(item.need('picture'), index + 1),
      },
    })),
  );
}
