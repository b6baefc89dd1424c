/** Validates the command line against the newsroom's data. */
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { UsageError } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { sections } from '../db/schema/index.ts';
import { channels } from '../db/schema/programming.ts';
import type { Reach } from '../http/reach.ts';
import {
  type ChannelMap,
  fold,
  type ImportContext,
  type Places,
  type Section,
  sectionNamed,
} from './context.ts';
import { sourceName } from './identity.ts';
import type { ImportOptions } from './options.ts';

/** @param reach where pictures may be fetched from */
export async function contextFor(
  app: FastifyInstance,
  options: ImportOptions,
  reach: Reach,
): Promise<ImportContext> {
  const { db, config } = app;
  return {
    site: options.site,
    siteUrl: config.siteUrl,
    now: app.now(),
    source: sourceName(options.source),
    places: await placesFor(db, options),
    channels: await channelsFor(db, options),
    pictures: {
      files: app.storage.uploads,
      // A dry run changes nothing, and a file would stay.
      reach: options.pictures && !options.dryRun ? reach : undefined,
    },
  };
}

async function placesFor(db: Database, options: ImportOptions): Promise<Places> {
  const own = await db
    .select({ id: sections.id, code: sections.code, slug: sections.slug, name: sections.name })
    .from(sections)
    .where(eq(sections.siteId, Number(options.site.id)))
    .orderBy(asc(sections.position));
  const named = (name: string) => sectionNamed(own, name) ?? noSection(own, name);
  return {
    sections: own,
    byCategory: new Map(options.sections.map(([category, name]) => [fold(category), named(name)])),
    otherwise: options.section ? named(options.section) : undefined,
  };
}

function noSection(own: readonly Section[], name: string): never {
  throw new UsageError(
    `There is no section «${name}». There are: ${own.map(({ slug }) => slug).join(', ')}.`,
  );
}

async function channelsFor(db: Database, options: ImportOptions): Promise<ChannelMap> {
  const own = await db.select().from(channels).orderBy(asc(channels.position));
  const lacking = options.channels.map(([, id]) => id).filter((id) => !own.some((one) => one.id === id));
  if (lacking.length > 0 && options.newChannels === '') {
    const existing = own.map(({ id }) => id).join(', ');
    throw new UsageError(
      `There is no channel «${lacking[0]}»: there are ${existing}. --new-channels makes it.`,
    );
  }
  for (const id of lacking) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      throw new UsageError(`«${id}» cannot be a channel: a-z, 0-9 and hyphens.`);
  }
  return {
    mapped: new Map(options.channels),
    own: new Map(own.flatMap(({ id, name }) => [[fold(name), id] as const, [fold(id), id] as const])),
  };
}

/** Creates missing channels if the command line requests it, with the names given there. */
export async function makeChannels(db: Database, options: ImportOptions): Promise<void> {
  if (options.newChannels === '') return;
  const { newChannels: medium } = options;
  const existing = await db.select({ id: channels.id }).from(channels);
  for (const [index, [name, id]] of options.channels.entries()) {
    const row = { id, name, medium, position: existing.length + index };
    await db.insert(channels).values(row).onConflictDoNothing();
  }
}
