/** An S3-compatible store in the process of the tests: `fauxqs`, and two calls about unfinished uploads. */
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildApp } from 'fauxqs';
import type { BucketSettings } from '../../src/config/storage.ts';

// The AWS client looks for them in many places, of which this is the first.
process.env.AWS_ACCESS_KEY_ID ??= 'tests';
process.env.AWS_SECRET_ACCESS_KEY ??= 'tests';

interface MultipartUpload {
  readonly path: string;
  readonly initiated: Date;
  readonly parts: Map<number, { etag: string; bytes: number }>;
}

export interface TestStore {
  readonly url: string;
  /** A new bucket. */
  bucket(): Promise<BucketSettings>;
  /** What a process has to know to use it. */
  variables(settings: BucketSettings): Record<string, string>;
  /** Answers every request with an error, until it is called without one. */
  fail(status?: number, code?: string): void;
  /** The multipart uploads that are neither completed nor aborted. */
  unfinished(): string[];
  close(): Promise<void>;
}

export async function startStore(): Promise<TestStore> {
  const server = buildApp({ logger: false });
  const uploads = new Map<string, MultipartUpload>();
  let failure: { status: number; code: string } | undefined;
  server.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (failure) return xml(reply, failure.status, `<Error><Code>${failure.code}</Code></Error>`);
    const { uploadId } = queryOf(request);
    if (request.method !== 'GET') return;
    if ('uploads' in queryOf(request)) return xml(reply, 200, listOf(uploads, request));
    if (uploadId === undefined) return;
    const upload = uploads.get(uploadId);
    return upload
      ? xml(reply, 200, partsOf(upload))
      : xml(reply, 404, '<Error><Code>NoSuchUpload</Code></Error>');
  });
  server.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (reply.statusCode < 300) note(uploads, request, reply, String(payload));
    return payload;
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    async bucket() {
      const bucket = `test-${randomUUID()}`;
      await fetch(`${url}/${bucket}`, { method: 'PUT' });
      return { bucket, prefix: 'newsroom/', region: 'eu-west-1', endpoint: url };
    },
    variables({ bucket, prefix, region, endpoint = '' }) {
      const url = new URL(`s3://${bucket}/${prefix}`);
      url.search = String(new URLSearchParams({ region, endpoint }));
      return { STORAGE_URL: url.href, AWS_ACCESS_KEY_ID: 'tests', AWS_SECRET_ACCESS_KEY: 'tests' };
    },
    fail(status, code = 'SlowDown') {
      failure = status === undefined ? undefined : { status, code };
    },
    unfinished: () => [...uploads.values()].map(({ path }) => path),
    close: () => server.close(),
  };
}

function queryOf(request: FastifyRequest): Readonly<Record<string, string>> {
  return Object.fromEntries(new URL(request.url, 'http://store').searchParams);
}

function pathOf(request: FastifyRequest): string {
  return new URL(request.url, 'http://store').pathname;
}

/** What a request has done to the unfinished uploads. */
function note(
  uploads: Map<string, MultipartUpload>,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string,
): void {
  const { uploads: begun, uploadId = '', partNumber } = queryOf(request);
  if (request.method === 'POST' && begun !== undefined) {
    const id = /<UploadId>(.*?)</.exec(payload)?.[1] ?? '';
    uploads.set(id, { path: pathOf(request), initiated: new Date(), parts: new Map() });
  } else if (request.method === 'PUT' && partNumber) {
    const bytes = Number(
      request.headers['x-amz-decoded-content-length'] ?? request.headers['content-length'],
    );
    uploads.get(uploadId)?.parts.set(Number(partNumber), { etag: String(reply.getHeader('etag')), bytes });
  } else if (['POST', 'DELETE'].includes(request.method)) uploads.delete(uploadId);
}

function listOf(uploads: ReadonlyMap<string, MultipartUpload>, request: FastifyRequest): string {
  const { prefix = '' } = queryOf(request);
  const found = [...uploads].filter(([, { path }]) =>
    path.startsWith(`${pathOf(request).replace(/\/?$/, '/')}${prefix}`),
  );
  const rows = found.map(([id, { path, initiated }]) => {
    const key = path.split('/').slice(2).join('/');
    return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`;
  });
  return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListMultipartUploadsResult>`;
}

function partsOf({ parts }: MultipartUpload): string {
  const rows = [...parts].map(
    ([number, { etag, bytes }]) =>
      `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${bytes}</Size></Part>`,
  );
  return `<ListPartsResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListPartsResult>`;
}

function xml(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
}
