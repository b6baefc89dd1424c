/** Whether what belongs to a content may be had, apart from its page: its poll, its rating. Nothing is counted. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decide } from '../metering/decide.ts';
import { isGoverned, type Subject } from '../metering/rules.ts';
import { modeOf } from '../visit/mode.ts';
import { paywallReader } from './readers.ts';
import { versionFor } from './version.ts';

export interface Access {
  readonly isGranted: boolean;
  /** Whether the paywall asks who it is that reads: the answer is then theirs alone. */
  readonly isPersonal: boolean;
}

/**
 * Who may read the content may have it. What is metered has to be read before: asking for a part of it opens nothing,
 * and costs nothing.
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
