/** Access to data of a content outside of its page: its poll, its rating. Nothing is counted. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decide } from '../metering/decide.ts';
import { isGoverned, type Subject } from '../metering/rules.ts';
import { modeOf } from '../visit/mode.ts';
import { paywallReader } from './readers.ts';
import { versionFor } from './version.ts';

export interface Access {
  readonly isGranted: boolean;
  /** Whether access depends on the reader: the response must then be private. */
  readonly isPersonal: boolean;
}

/**
 * Access follows the content's. A metered content must have been read before: requesting a part of it neither unlocks
 * it nor counts.
 */
export async function accessTo(
  request: FastifyRequest,
  reply: FastifyReply,
  subject: Subject,
): Promise<Access> {
  const { version, isTested } = await versionFor(request);
  if (!version || !isGoverned(version, subject)) return { isGranted: true, isPersonal: isTested };
  const reader = await paywallReader(request, reply);
  const isLive = (await modeOf(request)).kind === 'live';
  const { isWhole } = await decide({ version, subject, ...reader }, async (rule) => {
    if (!isLive) return reader.take(rule, subject.id);
    const meter = await reader.meter(rule);
    return { meter, isGranted: meter.contentIds.includes(subject.id), isNew: false };
  });
  return { isGranted: isWhole, isPersonal: true };
}
