/** What surrounds the payloads: statuses, cookies, headers, uploads, origins. */
import { describe, expect, test } from 'vitest';
import type { Call } from '../call.ts';
import { calls } from '../calls/index.ts';
import { UPLOADS_PATH } from '../constants/limits.ts';
import { type Operation, openApiDocument } from './index.ts';

const document = openApiDocument('1.2.3');
const operations = new Map(
  Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((one): [string, Operation] => [one.operationId, one]),
  ),
);
const statusesOf = (name: string) => Object.keys(operations.get(name)?.responses ?? {});
const all = Object.entries<Call>(calls);

describe('statuses', () => {
  test.each(all.filter(([, { query, body }]) => query ?? body))('%s may answer 400', (name) => {
    expect(statusesOf(name)).toContain('400');
  });

  test('a day that is none is a 400 too', () => expect(statusesOf('getSchedule')).toContain('400'));

  test.each(all.filter(([, { method }]) => method !== 'GET'))('%s refuses other sites with 403', (name) => {
    expect(operations.get(name)?.responses[403]?.description).toContain('`FORBIDDEN`');
  });

  test('[LOGIN-03] social login is a 303, or a page that says why not', () => {
    expect(statusesOf('socialLogin')).toEqual(['303', '404', '503']);
    expect(operations.get('socialLogin')?.responses[303]?.headers).toHaveProperty('Location');
  });

  test('a 429 and a 503 say when to try again', () => {
    for (const [name] of all) {
      expect(operations.get(name)?.responses[429]?.headers, name).toHaveProperty('Retry-After');
      expect(operations.get(name)?.responses[503]?.headers, name).toHaveProperty('Retry-After');
    }
  });
});

describe('cookies', () => {
  const cookieOf = (name: string) => operations.get(name)?.responses[200]?.headers?.['Set-Cookie'];

  test('are set where a session begins, and deleted where it ends', () => {
    for (const name of ['login', 'register']) {
      expect(cookieOf(name)?.example).toMatch(
        /^portada_user=\d+; Max-Age=[1-9]\d*; Path=\/; Secure; SameSite=Lax$/,
      );
    }
    for (const name of ['logout', 'deleteAccount', 'endSession', 'endAllSessions']) {
      expect(cookieOf(name)?.example).toContain('portada_user=; Max-Age=0;');
    }
    expect(all.filter(([name]) => cookieOf(name))).toHaveLength(6);
  });

  test('every operation says whether it needs a session', () => {
    for (const [name, { security }] of operations) expect(security, name).toBeDefined();
  });
});

describe('uploads', () => {
  const { [UPLOADS_PATH]: announced, [`${UPLOADS_PATH}/{uploadId}`]: sent } = document.paths;
  const asked = (operation?: Operation) =>
    (operation?.parameters ?? []).filter((one) => one.in === 'header').map(({ name }) => name);
  const told = (operation: Operation | undefined, status: number) =>
    Object.keys(operation?.responses[status]?.headers ?? {});

  test('[UGC-03] have every header of the protocol, asked and told', () => {
    expect(asked(announced?.post)).toEqual(['Tus-Resumable', 'Upload-Length', 'Upload-Metadata']);
    expect(told(announced?.post, 201)).toEqual(['Location', 'Tus-Resumable', 'Upload-Expires']);
    expect(asked(sent?.patch)).toEqual(['Tus-Resumable', 'Upload-Offset']);
    expect(told(sent?.patch, 204)).toEqual(['Upload-Offset', 'Tus-Resumable', 'Upload-Expires']);
    expect(told(sent?.head, 200)).toEqual(['Upload-Offset', 'Upload-Length', 'Tus-Resumable']);
    expect(told(sent?.delete, 204)).toEqual(['Tus-Resumable']);
    expect(sent?.patch?.requestBody).toHaveProperty(['content', 'application/offset+octet-stream']);
  });
});

test('the document says what a back end on another origin sends, and what it refuses', () => {
  const text = JSON.stringify(document.info);
  for (const header of [
    'Access-Control-Allow-Origin',
    'Access-Control-Allow-Credentials: true',
    'Access-Control-Expose-Headers: Retry-After',
    'Vary: Origin',
    'Sec-Fetch-Site',
    'SameSite=None; Secure',
  ]) {
    expect(text).toContain(header);
  }
});
