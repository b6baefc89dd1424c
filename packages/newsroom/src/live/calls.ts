/** The live streams (STRM-02). */
import { listStreaming as listStreamingCall, listStreamingExcept } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import { listStreaming } from '../content/site-data.ts';
import { handle } from '../http/handle.ts';

export function registerStreaming(app: FastifyInstance): void {
  handle(
    app,
    listStreamingCall,
    async ({ request }) => ({ streamingList: await listStreaming(app.db, request.site) }),
    { cache: 'brief' },
  );

  handle(
    app,
    listStreamingExcept,
    async ({ params, request }) => ({
      streamingList: await listStreaming(app.db, request.site, params.excludeId),
    }),
    { cache: 'brief' },
  );
}
