/** The uploads of readers' files (UGC-03, INTV-02), by the tus protocol: https://tus.io/protocols/resumable-upload */
import type { JsonSchema } from '@valibot/to-json-schema';
import { UPLOAD_CHUNK_BYTES, UPLOADS_PATH } from '../constants/limits.ts';
import type { CallErrors } from './call-summary.ts';
import type { Headers } from './headers.ts';
import { location } from './headers.ts';
import {
  failed,
  type Operation,
  type Parameter,
  parametersInPath,
  type Response,
  SESSION_SCHEME,
} from './operations.ts';

const UPLOAD_PATH = `${UPLOADS_PATH}/{uploadId}`;
const VERSION = '1.0.0';
const ID = '5e0c6d2a';
const size: JsonSchema = { type: 'integer', minimum: 0 };

function asked(name: string, description: string, schema: JsonSchema, example?: unknown): Parameter {
  return {
    name,
    in: 'header',
    required: true,
    description,
    schema,
    ...(example !== undefined && { example }),
  };
}

const version = asked(
  'Tus-Resumable',
  'The version of the protocol.',
  { type: 'string', const: VERSION },
  VERSION,
);

const told: Headers = {
  'Tus-Resumable': {
    description: 'The version of the protocol.',
    schema: { type: 'string' },
    example: VERSION,
  },
};
const expires: Headers = {
  'Upload-Expires': {
    description: 'Until when it can be resumed.',
    schema: { type: 'string' },
    example: 'Sun, 22 Nov 2026 09:30:00 GMT',
  },
};
const offset = (example: number): Headers => ({
  'Upload-Offset': { description: 'How many bytes the server has.', required: true, schema: size, example },
});
const length: Headers = {
  'Upload-Length': {
    description: 'How many bytes the file has.',
    required: true,
    schema: size,
    example: 5_242_880,
  },
};

function operation(
  operationId: string,
  summary: string,
  { path, parameters = [], errors }: { path: string; parameters?: readonly Parameter[]; errors: CallErrors },
  responses: Readonly<Record<string, Response>>,
): Operation {
  const all: CallErrors = {
    401: ['NOT_LOGGED_IN'],
    ...errors,
    429: ['TOO_MANY_REQUESTS'],
    500: ['UNKNOWN_ERROR'],
    503: ['UNKNOWN_ERROR'],
  };
  return {
    ...{ operationId, summary, tags: ['Community'] },
    parameters: [...parametersInPath(path), version, ...parameters],
    responses: {
      ...responses,
      ...Object.fromEntries(Object.entries(all).map(([status, codes]) => [status, failed(status, codes)])),
    },
    security: [{ [SESSION_SCHEME]: [] }],
  };
}

const missing = { 404: ['UPLOAD_NOT_FOUND'] } as const;
const refused = { 403: ['FORBIDDEN'], 412: ['INVALID_FIELDS'] } as const;

const metadata =
  'Pairs of a name and its value in Base64, apart by commas: `filename`, `filetype` (`image/jpeg` or `video/mp4`), and ' +
  '`purpose` (`contribution` or `interview`).';

const create = operation(
  'createUpload',
  'Announces a file; its pieces follow',
  {
    path: UPLOADS_PATH,
    parameters: [
      asked('Upload-Length', 'How many bytes the file has.', size, 5_242_880),
      asked(
        'Upload-Metadata',
        metadata,
        { type: 'string' },
        'filename bW9sbC5qcGc=,filetype aW1hZ2UvanBlZw==,purpose aW50ZXJ2aWV3',
      ),
    ],
    errors: {
      400: ['INVALID_FIELD', 'INVALID_FIELDS'],
      ...refused,
      413: ['FILE_TOO_LARGE'],
      415: ['FILE_TYPE_REFUSED'],
      422: ['FILE_DAMAGED'],
      507: ['UNKNOWN_ERROR'],
    },
  },
  {
    201: {
      description: 'Announced',
      headers: { ...location('The upload’s address', `${UPLOADS_PATH}/${ID}`), ...told, ...expires },
    },
  },
);

const append: Operation = {
  ...operation(
    'appendToUpload',
    'Sends a piece; the last one ends the upload, and the file is checked by what is in it',
    {
      path: UPLOAD_PATH,
      parameters: [asked('Upload-Offset', 'Where the piece begins.', size, 0)],
      errors: {
        ...refused,
        ...missing,
        409: ['INVALID_FIELDS'],
        413: ['FILE_TOO_LARGE', 'TOO_MANY_PIXELS'],
        415: ['FILE_TYPE_REFUSED', 'INVALID_FIELDS'],
        422: ['FILE_DAMAGED'],
        507: ['UNKNOWN_ERROR'],
      },
    },
    { 204: { description: 'Taken', headers: { ...offset(UPLOAD_CHUNK_BYTES), ...told, ...expires } } },
  ),
  requestBody: {
    required: true,
    content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
  },
};

/** The operations of uploads by path and method. */
export const uploadPaths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  [UPLOADS_PATH]: { post: create },
  [UPLOAD_PATH]: {
    head: operation(
      'getUploadOffset',
      'How far an upload has come, to go on after a break',
      { path: UPLOAD_PATH, errors: missing },
      { 200: { description: 'Known', headers: { ...offset(UPLOAD_CHUNK_BYTES), ...length, ...told } } },
    ),
    patch: append,
    delete: operation(
      'deleteUpload',
      'Takes a file back',
      { path: UPLOAD_PATH, errors: { ...refused, ...missing } },
      { 204: { description: 'Deleted', headers: told } },
    ),
  },
};
