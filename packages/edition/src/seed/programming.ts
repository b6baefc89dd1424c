/** What is on the air: channels, their schedule and the live streams. */
import { type Language, languages } from '@portada/contract';
import type { Database } from '@portada/newsroom';
import { channels, streams } from '@portada/newsroom/schema';
import { channelRows, fillSchedule } from './broadcasts.ts';
import { siteIdOf } from './contents.ts';
import { insertAll } from './insert.ts';
import { sceneId } from './pictures.ts';
import { readRows } from './text-parser.ts';

export async function seedProgramming(
  db: Database,
  now: Date,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  await db.insert(channels).values([...channelRows]);
  await fillSchedule(db, now);
  await insertAll(
    db,
    streams,
    languages.flatMap((lang) => streamRows(lang, ids)),
  );
}

function streamRows(lang: Language, ids: ReadonlyMap<string, number>) {
  return readRows('sitio', lang, 'emisiones').map(
    ([kicker = '', title = '', theme = '', video = '', audio = '', channel = ''], position) => ({
      siteId: siteIdOf(lang),
      channelId: channel || null,
      kicker,
      title,
      position,
      pictureId: sceneId(theme, 0),
      videoContentId: ids.get(`${lang}/${video}`) ?? null,
      audioContentId: ids.get(`${lang}/${audio}`) ?? null,
    }),
  );
}
