/** What `deploy/nginx` does with large bodies. */
import { askInterview, sendContribution } from '@portada/contract';
import { describe, expect, test, vi } from 'vitest';
import { proxied, say } from '../support/proxied.ts';

const all = proxied();

describe('a request with a file', () => {
  const uploads = [
    ['PATCH', '/api/front/uploads/a'],
    ['POST', sendContribution.path.replace('{callId}', '7')],
    ['POST', `/ca${askInterview.path.replace('{interviewId}', '7')}`],
    ['POST', '/participa/7/'],
    ['POST', '/ca/pregunta/7/'],
  ] as const;

  /** Sends what has no end; aborting it ends it. */
  const stream = (method: string, url: string, signal: AbortSignal) => {
    const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.alloc(1_000)) });
    return fetch(`http://127.0.0.1:${all.nginx.port}${url}`, {
      ...{ method, body, duplex: 'half', signal },
    }).then(
      ({ status }) => status,
      (error: Error) => error.name,
    );
  };

  test.each(uploads)(
    'goes on as it comes, to be refused before all of it is there: %s %s',
    async (...upload) => {
      const arrived: number[] = [];
      all.handle((request, response) => {
        request.on('data', (chunk: Buffer) => arrived.push(chunk.length));
        request.on('close', () => response.destroy());
      });
      const controller = new AbortController();
      const sent = stream(...upload, controller.signal);
      await vi.waitUntil(() => arrived.reduce((sum, bytes) => sum + bytes, 0) === 1_000);
      controller.abort();
      expect(await sent).toBe('AbortError');
    },
  );

  test.each(uploads)('may be large, but not larger than a film: %s %s', async (method, url) => {
    all.handle((request, response) => {
      request.resume().on('end', () => say(200)(request, response));
    });
    const film = Buffer.alloc(3_000_000);
    expect((await all.visitor().send(method, url, {}, film)).status).toBe(200);
    expect(all.asked[0]?.headers['content-length']).toBe('3000000');
    expect((await all.visitor().send(method, url, { 'content-length': 600_000_000 })).status).toBe(413);
  });

  test.each([
    ['POST', '/'],
    ['POST', '/acceso/'],
    ['GET', '/puerto/'],
    ['PATCH', '/api/front/user/profile'],
    ['POST', '/api/front/contact'],
    ['POST', '/ca/api/front/contribution/7/more'],
    ['POST', '/participa/7/more/'],
    ['POST', '/imagenes/1.jpg'],
    ['POST', '/media/hls/a'],
  ])('is one of an upload: %s %s takes no megabyte', async (method, url) => {
    const answer = await all.visitor().send(method, url, { 'content-length': 1_100_000 });
    expect(answer.status).toBe(413);
    if (url.includes('/api/')) expect(JSON.parse(answer.text)).toMatchObject({ errorCode: 'FILE_TOO_LARGE' });
    expect(all.asked).toEqual([]);
  });

  test('is one of twenty at once from the same address', async () => {
    all.handle((request, response) => void request.on('close', () => response.destroy()));
    const controller = new AbortController();
    const [method, url] = ['PATCH', '/api/front/uploads/a'];
    const sent = Array.from({ length: 20 }, () => stream(method, url, controller.signal));
    await vi.waitUntil(() => all.asked.length === 20);
    const refused = await all.visitor().send(method, url, {}, 'a');
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
    expect(JSON.parse(refused.text)).toMatchObject({ httpCode: 429, errorCode: 'TOO_MANY_REQUESTS' });
    all.handle(say(204));
    expect((await all.visitor('127.0.0.8').send(method, url, {}, 'a')).status).toBe(204);
    expect((await all.visitor().get('/')).status).toBe(204);
    controller.abort();
    expect(new Set(await Promise.all(sent))).toEqual(new Set(['AbortError']));
  });
});
