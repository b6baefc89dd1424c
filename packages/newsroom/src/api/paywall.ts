/** The messages of the paywall (PAY-04): the list itself is the answer. */
import { getPaywallMessages } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import { messagesOf } from '../content/paywall.ts';
import { cleanText } from '../content/search-text.ts';
import { ApiError } from '../http/errors.ts';
import { handle } from '../http/handle.ts';

export function registerPaywall(app: FastifyInstance): void {
  handle(
    app,
    getPaywallMessages,
    async ({ params, request }) => {
      const messages = await messagesOf(app.db, request.site, cleanText(params.relativeVersionId));
      if (!messages) throw new ApiError(404, 'NOT_FOUND', 'There is no such version.');
      return messages;
    },
    { cache: 'public' },
  );
}
