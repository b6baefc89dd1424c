/** Resumable uploads of readers' files (UGC-03, INTV-02): `POST` creates one, `PATCH` appends a chunk. */
import type { IncomingMessage } from 'node:http';
import { UPLOADS_PATH } from '@portada/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheHeader } from '../http/cache.ts';
import { limits } from '../http/limits.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { requireReader } from '../sessions/sessions.ts';
import { discard, findUpload, type Upload, uploadNotFound } from './store.ts';
import { createTusServer } from './tus.ts';

const PIECE = 'application/offset+octet-stream';
/** The headers of the tus protocol: no others are passed to the library or from it. */
const asks = [
  'content-type',
  'content-length',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];
const tells = ['location', 'tus-resumable', 'upload-expires', 'upload-length', 'upload-offset'];

type IdParams = { Params: { id: string } };

export function registerUploads(app: FastifyInstance): void {
  app.register(async (scope) => {
    const tus = createTusServer(app);
    // The body is streamed, not parsed.
    scope.addContentTypeParser(PIECE, (_request, _body, done) => done(null));
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', cacheHeader('private'));
    });

    async function passOn(
      request: FastifyRequest,
      reply: FastifyReply,
      { userId, path, upload }: { userId: string; path: string; upload?: Upload },
    ) {
      const body = request.method === 'PATCH' ? bodyOf(request.raw) : undefined;
      const asked = asRequest(request, path, body?.stream);
      const about = { userId, upload, stop: body?.stop };
      const response = await tus.answer(asked, about).finally(body?.letGo);
      for (const name of tells) {
        const value = response.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      return reply.code(response.status).send();
    }

    scope.post(UPLOADS_PATH, async (request, reply) => {
      await countAttempt(app, limits.writes, request.ip);
      const reader = await requireReader(request, reply);
      return passOn(request, reply, { userId: reader.id, path: UPLOADS_PATH });
    });

    scope.route<IdParams>({
      method: ['PATCH', 'HEAD', 'DELETE'],
      url: `${UPLOADS_PATH}/:id`,
      handler: async (request, reply) => {
        await countAttempt(app, limits.writes, request.ip);
        const reader = await requireReader(request, reply);
        const upload = await findUpload(app, request.params.id, reader.id);
        if (!upload) throw uploadNotFound();
        if (upload.checkedAt) return answerWhole(app, upload, request, reply);
        return passOn(request, reply, { userId: reader.id, path: `${UPLOADS_PATH}/${upload.id}`, upload });
      },
    });
  });
}

/** A completed file has been moved: its sender may still ask for its offset, or delete it. */
async function answerWhole(
  app: FastifyInstance,
  upload: Upload,
  { method }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('tus-resumable', '1.0.0');
  if (method === 'PATCH') throw uploadNotFound();
  if (method === 'HEAD') {
    return reply.headers({ 'upload-offset': upload.bytes, 'upload-length': upload.bytes }).send();
  }
  await discard(app, upload);
  return reply.code(204).send();
}

type Body = ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * The request as the library reads it, its body as a stream. Its URL is built from validated parts: the library takes
 * the id from the end of the URL it gets, the query included.
 */
function asRequest({ method, headers, origin }: FastifyRequest, path: string, body?: Body): Request {
  const copied = new Headers();
  for (const name of asks) {
    const value = headers[name];
    if (typeof value === 'string') copied.set(name, value);
  }
  return new Request(new URL(path, origin), {
    method,
    headers: copied,
    ...(body && { body, duplex: 'half' }),
  });
}

/**
 * The body as a stream with backpressure. Any unread rest is drained afterwards: on a socket that nobody reads, the
 * close of the other end is not noticed.
 */
function bodyOf(raw: IncomingMessage): { stream: Body; stop: (reason: Error) => void; letGo: () => void } {
  const pieces = raw.iterator({ destroyOnReturn: false });
  const stopping = new AbortController();
  const stream: Body = new ReadableStream({
    start(controller) {
      stopping.signal.addEventListener('abort', () => controller.error(stopping.signal.reason));
    },
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (stopping.signal.aborted) return;
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
  });
  const drain = () => void raw.resume();
  return {
    stream,
    stop: (reason) => stopping.abort(reason),
    letGo: () => void pieces.return?.().then(drain, drain),
  };
}
