/** The messages of the paywall (PAY-04); the response is the list, unwrapped. */
import { getPaywallMessages } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import { cleanLine } from '../content/plain-text.ts';
import { versionsOf } from '../content/site-rules.ts';
import { ApiError } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { withCounts } from './counters.ts';
import { paywallReader } from './readers.ts';
import { messagesOf } from './version-messages.ts';

export function registerPaywall(app: FastifyInstance): void {
  handle(app, getPaywallMessages, async ({ params, request, reply }) => {
    const versionId = cleanLine(params.relativeVersionId);
    const messages = await messagesOf(app.db, request.site, versionId);
    if (!messages) throw new ApiError(404, 'NOT_FOUND', 'There is no such version.');
    const versions = await versionsOf(app.db, Number(request.site.id));
    const rules = versions.find(({ id }) => id === versionId)?.rules ?? [];
    return withCounts(messages, rules, await paywallReader(request, reply));
  });
}
