/** Submissions as multipart forms, with or without a file: their fields become the body for the call's schema. */
import multipart from '@fastify/multipart';
import type { UploadPurpose } from '@portada/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { limits } from '../http/limits.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { requireReader } from '../sessions/sessions.ts';
import { formFileBytes, receiveFile } from '../uploads/form-file.ts';
import { tooLarge } from '../uploads/rules.ts';
import { discard, findUpload } from '../uploads/store.ts';

const FIELDS = 10;
const FIELD_NAME_BYTES = 50;
const FIELD_BYTES = 32 * 1_024;

/** The sender's id and the file of a form, until a submission has claimed it. */
const brought = new WeakMap<FastifyRequest, { id: string; userId: string }>();

/**
 * Parses multipart forms within a scope. Nothing is read before the reader is authenticated; the file of a rejected
 * submission is deleted.
 */
export async function submissionForms(scope: FastifyInstance, purpose: UploadPurpose): Promise<void> {
  await scope.register(multipart);
  scope.addHook('preHandler', async (request, reply) => {
    if (!request.isMultipart()) return;
    await countAttempt(scope, limits.writes, request.ip);
    const { id } = await requireReader(request, reply);
    if (lengthOf(request) > formFileBytes(purpose) + FIELDS * FIELD_BYTES)
      throw tooLarge(formFileBytes(purpose));
    request.body = await readForm(scope, request, purpose, id).catch(throwFormError);
  });
  // The unread rest of a rejected form is drained; otherwise the socket would not notice that its client has gone.
  scope.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    // The parser waits for somebody to consume the file: while it is attached, the stream is paused.
    raw.unpipe();
    raw.resume();
  });
  scope.addHook('onError', async (request) => {
    const file = brought.get(request);
    const upload = file && (await findUpload(scope, file.id, file.userId));
    if (upload) await discard(scope, upload);
  });
}

/** An invalid form is the client's error; the parser's errors have neither a status nor a system error code. */
function throwFormError(error: unknown): never {
  const isForm = error instanceof Error && !(error instanceof ApiError) && !('code' in error);
  throw isForm ? new ApiError(400, 'INVALID_FIELDS', error.message) : error;
}

/** 0 if the length is not declared. */
function lengthOf({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? 0);
}

async function readForm(
  app: FastifyInstance,
  request: FastifyRequest,
  purpose: UploadPurpose,
  userId: string,
): Promise<Record<string, string>> {
  const fields = new Map<string, string>();
  const announced = lengthOf(request) || Infinity;
  const sizes = {
    ...{ fields: FIELDS, files: 1, parts: FIELDS + 1 },
    ...{ fieldNameSize: FIELD_NAME_BYTES, fieldSize: FIELD_BYTES, headerPairs: 20 },
    fileSize: formFileBytes(purpose) + 1,
  };
  for await (const part of request.parts({ limits: sizes })) {
    if (part.type === 'file') {
      const id = await receiveFile(app, part, { userId, purpose, announced });
      if (id === undefined) continue;
      brought.set(request, { id, userId });
      fields.set('uploadId', id);
    } else if (part.fieldnameTruncated || part.valueTruncated || typeof part.value !== 'string') {
      throw new ApiError(400, 'INVALID_FIELDS', 'A field is too long.');
    } else fields.set(part.fieldname, part.value);
  }
  return Object.fromEntries(fields);
}
