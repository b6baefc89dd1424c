/** Validates a file's declared type, size and name before its first byte is read. */
import {
  UPLOAD_IMAGE_TYPE,
  UPLOAD_MAX_BYTES,
  UPLOAD_VIDEO_TYPE,
  type UploadKind,
  type UploadPurpose,
} from '@portada/contract';
import { cleanLine } from '../content/plain-text.ts';
import { ApiError } from '../http/errors.ts';

const kinds: Readonly<Record<string, UploadKind>> = {
  [UPLOAD_IMAGE_TYPE]: 'image',
  [UPLOAD_VIDEO_TYPE]: 'video',
};

const NAME_LENGTH = 120;

/** The kind of a media type; 415 if it is not allowed. */
export function kindOf(type: string): UploadKind {
  if (!Object.hasOwn(kinds, type)) throw typeRefused();
  return kinds[type] ?? 'image';
}

export function isPurpose(value: unknown): value is UploadPurpose {
  return typeof value === 'string' && Object.hasOwn(UPLOAD_MAX_BYTES, value);
}

export function maxBytes(purpose: UploadPurpose, kind: UploadKind): number {
  return UPLOAD_MAX_BYTES[purpose][kind];
}

/** A file's original name, shown to moderators only: without path and invisible characters, truncated. */
export function cleanFileName(name: string): string {
  const [, last = ''] = /([^/\\]*)$/.exec(cleanLine(name)) ?? [];
  return [...last.trim()].slice(0, NAME_LENGTH).join('');
}

export function tooLarge(bytes: number): ApiError {
  return new ApiError(413, 'FILE_TOO_LARGE', `The file has more than ${bytes} bytes.`);
}

function typeRefused(): ApiError {
  return new ApiError(415, 'FILE_TYPE_REFUSED', 'Files are pictures in JPEG or films in MP4.');
}
