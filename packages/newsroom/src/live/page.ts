import type { FastifyInstance } from 'fastify';
import { sitePaths } from '../config/site-paths.ts';
import { listStreaming, nextBroadcastChange } from '../content/site-data.ts';
import { together } from '../db/reading.ts';
import { showPage, textsFor } from '../render/show-page.ts';

export function registerLive(app: FastifyInstance): void {
  app.get(sitePaths.live, { config: { shared: [] } }, async (request, reply) => {
    const t = textsFor(request);
    const { db, now } = app;
    const { streams, changesAt } = await together(db, {
      streams: listStreaming(db, request.site, { now: now(), nowOn: t.schedule.nowOn }),
      changesAt: nextBroadcastChange(db, request.site, now()),
    });
    return showPage(reply, {
      template: 'live',
      title: t.liveNow,
      description: t.liveIntro,
      changesAt,
      data: { streams },
    });
  });
}
