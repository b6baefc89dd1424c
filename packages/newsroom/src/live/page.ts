import type { FastifyInstance } from 'fastify';
import { sitePaths } from '../config/site-paths.ts';
import { listStreaming } from '../content/site-data.ts';
import { showPage, textsFor } from '../render/show-page.ts';

export function registerLive(app: FastifyInstance): void {
  app.get(sitePaths.live, { config: { shared: [] } }, async (request, reply) => {
    const t = textsFor(request);
    const streams = await listStreaming(app.db, request.site, { now: app.now(), nowOn: t.schedule.nowOn });
    return showPage(reply, {
      template: 'live',
      title: t.liveNow,
      description: t.liveIntro,
      data: { streams },
    });
  });
}
