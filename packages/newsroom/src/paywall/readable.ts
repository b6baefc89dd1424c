/** The content that a call is about, if its reader may read it whole. */
import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visible } from '../content/cards.ts';
import { siteId } from '../content/edition.ts';
import { contents, sections } from '../db/schema/content.ts';
import { ApiError } from '../http/errors.ts';
import { missing, numericId } from '../http/ids.ts';
import type { Subject } from '../metering/rules.ts';
import { type Access, accessTo } from './access.ts';

/** The input of the paywall's rules. */
export const subjectColumns = {
  id: contents.id,
  sectionCode: sections.code,
  kind: contents.kind,
  access: contents.access,
};

/** The condition of contents that are visible on this site now. */
export function published({ server, site }: FastifyRequest): SQL | undefined {
  return and(eq(contents.siteId, siteId(site)), visible(server.now()));
}

/** @throws {ApiError} 404 where there is none, 403 where the reader may not read it */
export async function readableContent(
  request: FastifyRequest,
  reply: FastifyReply,
  given: string,
  where: SQL,
): Promise<Subject> {
  const [subject] = await request.server.db
    .select(subjectColumns)
    .from(contents)
    .innerJoin(sections, eq(sections.id, contents.sectionId))
    .where(and(eq(contents.id, numericId(given)), where, published(request)));
  if (!subject) return missing();
  granted(await accessTo(request, reply, subject));
  return subject;
}

export function granted(access: Access): Access {
  if (!access.isGranted) throw new ApiError(403, 'FORBIDDEN', 'The content is behind the paywall.');
  return access;
}
