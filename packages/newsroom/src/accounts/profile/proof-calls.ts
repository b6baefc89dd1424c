/** Proves who the reader is, before what a session alone must not do. */
import { prove, requestProofCode } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import { limits } from '../../http/limits.ts';
import { requireSession } from '../../sessions/sessions.ts';
import { proveSession, sendProofCode } from '../proof.ts';

export function registerProof(app: FastifyInstance): void {
  handle(app, prove, async ({ body, request, reply }) => {
    await proveSession(app, await requireSession(request, reply), body);
    return { success: true };
  });

  handle(
    app,
    requestProofCode,
    async ({ request, reply }) => {
      await sendProofCode(app, await requireSession(request, reply));
      return { success: true };
    },
    { limit: limits.mailByAddress },
  );
}
