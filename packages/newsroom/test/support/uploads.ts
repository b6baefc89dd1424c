/** A reader who uploads files: the requests of a tus client and of a form. */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Database } from '../../src/db/client.ts';
import { contents } from '../../src/db/schema/index.ts';
import { addReader, logIn } from './accounts.ts';
import type { TestApp } from './app.ts';
import { type Browser, ORIGIN, openBrowser } from './browser.ts';

export const newUploadDir = () => join(mkdtempSync(join(tmpdir(), 'portada-uploads-')), 'uploads');

const base64 = (text: string) => Buffer.from(text).toString('base64');

export interface Announcement {
  /** Omitted if empty. */
  readonly bytes?: number | string;
  readonly type?: string;
  readonly name?: string;
  readonly purpose?: string;
}

const TUS = { 'tus-resumable': '1.0.0', origin: ORIGIN };

export function sender(app: FastifyInstance, { cookies }: Pick<Browser, 'cookies'>) {
  const own = () => ({ cookies: Object.fromEntries(cookies) });

  function announce(
    { bytes, type = 'image/jpeg', name = 'foto.jpg', purpose = 'contribution' }: Announcement,
    headers: Record<string, string> = {},
  ) {
    const metadata = Object.entries({ filename: name, filetype: type, purpose })
      .filter(([, value]) => value)
      .map(([key, value]) => `${key} ${base64(value)}`);
    return app.inject({
      ...own(),
      method: 'POST',
      url: '/api/front/uploads',
      headers: {
        ...TUS,
        ...(bytes !== undefined && { 'upload-length': String(bytes) }),
        'upload-metadata': metadata.join(','),
        ...headers,
      },
    });
  }

  function piece(
    url: string,
    offset: number,
    content: Buffer | Readable,
    headers: Record<string, string> = {},
  ) {
    return app.inject({
      ...own(),
      method: 'PATCH',
      url,
      headers: {
        ...TUS,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        ...headers,
      },
      payload: content,
    });
  }

  const ask = (method: 'HEAD' | 'DELETE', url: string) => app.inject({ ...own(), method, url, headers: TUS });

  /** Uploads a whole file in one chunk: the response to its last byte, and the file's id. */
  async function upload(content: Buffer, about: Partial<Announcement> = {}) {
    const { location = '' } = readHeaders(await announce({ bytes: content.length, ...about }));
    const answer = await piece(location, 0, content);
    return { answer, location, id: location.split('/').at(-1) ?? '' };
  }

  function form(
    url: string,
    fields: Readonly<Record<string, string>>,
    file?: { content: Buffer | string; type?: string; name?: string },
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const boundary = `----${randomUUID()}`;
    return app.inject({
      ...own(),
      method: 'POST',
      url,
      headers: { origin: ORIGIN, 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
      payload: formBody(boundary, fields, file),
    });
  }

  return { announce, piece, ask, upload, form };
}

/** A new reader, logged in. */
export async function enterOn({ app, db }: Pick<TestApp, 'app' | 'db'>) {
  const reader = await addReader(db);
  const browser = openBrowser(app);
  await logIn(browser, reader);
  return { reader, browser, own: sender(app, browser) };
}

export type Sender = ReturnType<typeof sender>;

export function readHeaders({ headers }: LightMyRequestResponse): { location?: string } {
  return typeof headers.location === 'string' ? { location: headers.location } : {};
}

function formBody(
  boundary: string,
  fields: Readonly<Record<string, string>>,
  file?: { content: Buffer | string; type?: string; name?: string },
): Buffer {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    const { content, type = 'image/jpeg', name = 'foto.jpg' } = file;
    const head = `content-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}`;
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

export const DAY_MS = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Creates a call or an interview for a test, by default an open one. */
export async function addSubmissionTarget(
  db: Database,
  kind: 'contribution' | 'interview',
  fields: Partial<typeof contents.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(contents)
    .values({
      // The sample inserts explicit ids, which do not advance the sequence.
      id: randomInt(1_000, 100_000_000),
      ...{ siteId: 1, sectionId: 1, kind, lang: 'es', slug: `pregunta-${randomUUID()}`, title: 'Pregunta' },
      ...{ publishedAt: inDays(-1), updatedAt: inDays(-1), closesAt: inDays(5) },
      ...fields,
    })
    .returning({ id: contents.id });
  return row?.id ?? 0;
}
