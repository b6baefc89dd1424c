/** The live streams (STRM-02). */
import { listStreaming as listStreamingCall, listStreamingExcept } from '@portada/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listStreaming } from '../content/site-data.ts';
import { handle } from '../http/handle.ts';
import { textsFor } from '../render/show-page.ts';

export function registerStreaming(app: FastifyInstance): void {
  handle(
    app,
    listStreamingCall,
    async ({ request }) => ({ streamingList: await listStreaming(app.db, request.site, queryOf(request)) }),
    { cache: 'brief' },
  );

  handle(
    app,
    listStreamingExcept,
    async ({ params, request }) => ({
      streamingList: await listStreaming(app.db, request.site, { ...queryOf(request), ...params }),
    }),
    { cache: 'brief' },
  );
}

function queryOf(request: FastifyRequest) {
  return { now: request.server.now(), nowOn: textsFor(request).schedule.nowOn };
}
