/** Site-wide data: live streams, alerts, hot topics, newsletters, weather. */
import {
  type Alert,
  alert,
  type ForecastDay,
  forecastDay,
  type HotTopic,
  hotTopic,
  type Newsletter,
  newsletter,
  type Streaming,
  streaming,
} from '@portada/contract';
import { fill } from '@portada/shared/fill.ts';
import { isAhead } from '@portada/shared/weather/hours.ts';
import { and, asc, desc, eq, gt, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { parse } from 'valibot';
import type { Database } from '../db/client.ts';
import { type Reading, rowsOf, together, written } from '../db/reading.ts';
import { contents, sections } from '../db/schema/content.ts';
import { alerts, hotTopics, newsletters, weatherForecasts, weatherPlaces } from '../db/schema/editorial.ts';
import { scheduleEntries, streams } from '../db/schema/programming.ts';
import { pictures } from '../db/schema/sites.ts';
import { contentUrl, withBase } from './addresses.ts';
import { dayOf } from './dates.ts';
import { type Edition, siteId } from './edition.ts';
import { toImage } from './pictures.ts';

interface StreamingQuery {
  readonly now: Date;
  /** The words for what is on, with `{title}`. */
  readonly nowOn: string;
  readonly excludeId?: string;
}

/** What is on now: where two broadcasts overlap, the one that began last. */
function broadcastAt(now: Date): SQL<string | null> {
  return sql`(
    select ${scheduleEntries.title} from ${scheduleEntries}
    where ${scheduleEntries.siteId} = ${streams.siteId} and ${scheduleEntries.channelId} = ${streams.channelId}
      and ${lte(scheduleEntries.startsAt, now)} and ${gt(scheduleEntries.endsAt, now)}
    order by ${scheduleEntries.startsAt} desc limit 1
  )`;
}

/** When a broadcast of any channel begins or ends next; undefined after the last one that is known. */
export function nextBroadcastChange(db: Database, edition: Edition, now: Date): Reading<Date | undefined> {
  const { siteId: site, startsAt, endsAt } = scheduleEntries;
  const later = (date: typeof startsAt) => sql`min(${date}) filter (where ${gt(date, now)})`;
  const select = db
    .select({ at: sql<string | null>`least(${later(startsAt)}, ${later(endsAt)})` })
    .from(scheduleEntries)
    .where(and(eq(site, siteId(edition)), gt(endsAt, now)));
  return rowsOf(db, select).map(([row]) => (row?.at ? new Date(row.at) : undefined));
}

/**
 * The current live streams, without the stream or the content of that id. The kicker of a channel's signal says what is
 * on.
 */
export function listStreaming(
  db: Database,
  edition: Edition,
  { now, nowOn, excludeId }: StreamingQuery,
): Reading<Streaming[]> {
  const isLive = and(eq(streams.siteId, siteId(edition)), eq(streams.isLive, true));
  const ofStreams = db
    .select({ stream: streams, picture: pictures, broadcast: broadcastAt(now) })
    .from(streams)
    .leftJoin(pictures, eq(pictures.id, streams.pictureId))
    .where(isLive)
    .orderBy(asc(streams.position), asc(streams.id));
  const urls = urlsOf(
    db,
    edition,
    sql`select unnest(array[${streams.videoContentId}, ${streams.audioContentId}]) from ${streams} where ${isLive}`,
  );
  return together(db, { rows: rowsOf(db, ofStreams), urls }).map(({ rows, urls }) => {
    const media = (id: number | null) => {
      const href = id === null ? undefined : urls.get(id);
      return href ? { href } : null;
    };
    return rows
      .filter(
        ({ stream }) =>
          ![stream.id, stream.videoContentId, stream.audioContentId].some((id) => String(id) === excludeId),
      )
      .map(({ stream, picture, broadcast }) =>
        parse(streaming, {
          id: stream.id,
          kicker: broadcast ? `${stream.kicker} · ${fill(nowOn, { title: broadcast })}` : stream.kicker,
          title: stream.title,
          video: media(stream.videoContentId),
          audio: media(stream.audioContentId),
          image: picture && { image: toImage(edition, picture) },
        }),
      );
  });
}

/** The paths of the contents that a select of ids gives. */
function urlsOf(db: Database, edition: Edition, ids: SQL): Reading<Map<number, string>> {
  const select = db
    .select({
      id: contents.id,
      siteId: contents.siteId,
      slug: contents.slug,
      sectionSlug: sections.slug,
    })
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .where(sql`${contents.id} in (${ids})`);
  return rowsOf(db, select).map((rows) => new Map(rows.map((row) => [row.id, contentUrl(edition, row)])));
}

const selectAlerts = written((builder) =>
  builder
    .select({ alert: alerts, picture: pictures })
    .from(alerts)
    .leftJoin(pictures, eq(pictures.id, alerts.pictureId)),
);

/** The current breaking news alert. */
export function listAlerts(db: Database, edition: Edition, now = new Date()): Reading<Alert[]> {
  const current = and(
    eq(alerts.siteId, siteId(edition)),
    lte(alerts.startsAt, now),
    or(isNull(alerts.endsAt), gt(alerts.endsAt, now)),
  );
  const order = sql`${desc(alerts.startsAt)}, ${desc(alerts.id)}`;
  const select = selectAlerts(sql`where ${current} order by ${order}`);
  return rowsOf(db, select).map((rows) =>
    rows.map((row) =>
      parse(alert, {
        id: row.alert.id,
        title: row.alert.title,
        text: row.alert.text,
        link: { href: withBase(edition, row.alert.href), title: row.alert.title },
        image: row.picture && toImage(edition, row.picture),
      }),
    ),
  );
}

const selectHotTopics = written((builder) => builder.select().from(hotTopics));

/** The hot topics. */
export function listHotTopics(db: Database, edition: Edition): Reading<HotTopic[]> {
  const ofSite = eq(hotTopics.siteId, siteId(edition));
  const select = selectHotTopics(sql`where ${ofSite} order by ${hotTopics.position}`);
  return rowsOf(db, select).map((rows) =>
    rows.map(({ id, text, href }) => parse(hotTopic, { link: { id, text, href: withBase(edition, href) } })),
  );
}

/** A newsletter with the texts of its page. */
export interface ListedNewsletter extends Newsletter {
  description: string;
  frequency: string;
}

const selectNewsletters = written((builder) => builder.select().from(newsletters));

/** The site's newsletters, none of them chosen: a reader's own choices are loaded with their account. */
export function listNewsletters(db: Database, edition: Edition): Reading<ListedNewsletter[]> {
  const ofSite = eq(newsletters.siteId, siteId(edition));
  const select = selectNewsletters(sql`where ${ofSite} order by ${newsletters.position}`);
  return rowsOf(db, select).map((rows) =>
    rows.map(({ id, name, description, frequency }) => ({
      ...parse(newsletter, { id, name }),
      description,
      frequency,
    })),
  );
}

/** The newsletters in the contract's format, for the form's widget. */
export function newsletterOffer(offers: readonly ListedNewsletter[]): Newsletter[] {
  return offers.map(({ id, name, isSubscribed }) => ({ id, name, isSubscribed }));
}

export interface PlaceForecast {
  id: string;
  place: string;
  forecast: ForecastDay[];
}

/** The forecast of each place, from today on, and by the hour for the next ones. */
export async function listWeather(
  db: Database,
  edition: Edition,
  now = new Date(),
): Promise<PlaceForecast[]> {
  const rows = await db
    .select({ place: weatherPlaces, day: weatherForecasts })
    .from(weatherPlaces)
    .innerJoin(weatherForecasts, eq(weatherForecasts.placeId, weatherPlaces.id))
    .where(gte(weatherForecasts.day, dayOf(now)))
    .orderBy(asc(weatherPlaces.position), asc(weatherForecasts.day));
  const places = new Map<string, PlaceForecast>();
  for (const { place, day } of rows) {
    const name = edition.lang === 'ca' ? place.nameCa : place.nameEs;
    const existing = places.get(place.id) ?? { id: place.id, place: name, forecast: [] };
    const { day: date, code, min, max, details } = day;
    const hours = details?.hours?.filter((hour) => isAhead(hour, now.getTime()));
    existing.forecast.push(parse(forecastDay, { ...details, date, code, min, max, hours }));
    places.set(place.id, existing);
  }
  return [...places.values()];
}
