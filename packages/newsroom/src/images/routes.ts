import { createReadStream } from 'node:fs';
import { clippingTypes } from '@portada/shared/clipping.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { cacheHeader } from '../http/cache.ts';
import { readClipping } from './clipping.ts';
import type { PictureStore } from './store.ts';

/** A picture's URL is immutable: a new picture gets a new id. */
const FOR_EVER = cacheHeader('forever');

/** `/imagenes/{id}` is the original picture (preview and showroom, IMG-06); its clippings are below it. */
export function registerImages(app: FastifyInstance, store: PictureStore): void {
  app.get<{ Params: { id: string } }>('/imagenes/:id', async (request, reply) => {
    const original = await store.original(request.params.id);
    if (original === undefined) return missing(reply, 404);
    const content = typeof original === 'string' ? createReadStream(original) : original;
    return reply.header('cache-control', FOR_EVER).type(clippingTypes.jpg).send(content);
  });

  app.get<{ Params: { id: string; ratio: string; file: string } }>(
    '/imagenes/:id/:ratio/:file',
    async (request, reply) => {
      const { id, ratio, file } = request.params;
      const clipping = readClipping(id, ratio, file);
      if (clipping === undefined) return missing(reply, 400);
      const bytes = await store.clipping(clipping);
      if (bytes === undefined) return missing(reply, 404);
      return reply.header('cache-control', FOR_EVER).type(clippingTypes[clipping.format]).send(bytes);
    },
  );
}

/** A short 404: an img element shows its `alt`, so nobody would see an error page. */
function missing(reply: FastifyReply, status: 400 | 404): FastifyReply {
  return reply.code(status).header('cache-control', cacheHeader('minute')).type('text/plain').send('');
}
