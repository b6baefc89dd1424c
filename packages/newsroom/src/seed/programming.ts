/** What is on the air: channels, their schedule and the live streams. */
import { addDays, dayOf, startOfDay } from '../content/dates.ts';
import type { Database } from '../db/client.ts';
import { channels, scheduleEntries, streams } from '../db/schema/programming.ts';
import { type Language, languages } from '../db/schema/sites.ts';
import { readRows } from './bank.ts';
import { type Anchors, siteIdOf } from './contents.ts';
import { MINUTE_MS } from './drafts.ts';
import { insertAll } from './insert.ts';
import { sceneId } from './pictures.ts';

const channelRows = [
  { id: 'puerto-tv', name: 'Puerto TV', medium: 'tv', position: 0 },
  { id: 'puerto-2', name: 'Puerto 2', medium: 'tv', position: 1 },
  { id: 'radio-marola', name: 'Radio Marola', medium: 'radio', position: 2 },
  { id: 'marola-clasica', name: 'Marola Clásica', medium: 'radio', position: 3 },
] as const;

/** From three days ago to eleven days ahead. */
const DAYS_BACK = 3;
const DAYS = 15;
/** A broadcasting day begins at six. */
const DAY_STARTS = 6 * 60;
const lengths = [30, 60, 45, 90, 60, 30, 75, 60, 120, 30];

export async function seedProgramming(
  db: Database,
  now: Date,
  anchors: Anchors,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  await db.insert(channels).values([...channelRows]);
  const entries = languages.flatMap((lang) =>
    channelRows.flatMap((channel) => channelSchedule(lang, channel, now, anchors)),
  );
  await insertAll(db, scheduleEntries, entries);
  await insertAll(
    db,
    streams,
    languages.flatMap((lang) => streamRows(lang, ids)),
  );
}

/** Shows of the channel's medium one after another, in another order each day, without a gap. */
function channelSchedule(lang: Language, channel: (typeof channelRows)[number], now: Date, anchors: Anchors) {
  const shows = readRows('programas', lang).filter(([, , medium]) => medium === channel.medium);
  const first = addDays(dayOf(now), -DAYS_BACK);
  const entries = [];
  for (let day = 0; day < DAYS; day += 1) {
    let minute = DAY_STARTS;
    const end = DAY_STARTS + 24 * 60;
    for (let slot = 0; minute < end; slot += 1) {
      const [slug = '', title = ''] = shows[(slot * 3 + day * 5 + channel.position * 7) % shows.length] ?? [];
      const length = Math.min(lengths[(slot + day + channel.position) % lengths.length] ?? 60, end - minute);
      entries.push({
        siteId: siteIdOf(lang),
        channelId: channel.id,
        showId: anchors.shows.get(`${lang}/${slug}`) ?? null,
        title,
        startsAt: at(addDays(first, day), minute),
        endsAt: at(addDays(first, day), minute + length),
      });
      minute += length;
    }
  }
  return entries;
}

function at(day: string, minute: number): Date {
  return new Date(startOfDay(day).getTime() + minute * MINUTE_MS);
}

function streamRows(lang: Language, ids: ReadonlyMap<string, number>) {
  return readRows('sitio', lang, 'emisiones').map(
    ([kicker = '', title = '', theme = '', video = '', audio = ''], position) => ({
      siteId: siteIdOf(lang),
      kicker,
      title,
      position,
      pictureId: sceneId(theme, 0),
      videoContentId: ids.get(`${lang}/${video}`) ?? null,
      audioContentId: ids.get(`${lang}/${audio}`) ?? null,
    }),
  );
}
