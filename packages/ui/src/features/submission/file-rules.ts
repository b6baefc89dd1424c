/** What a file may be (UGC-03, INTV-02), told before any of it is sent. */
import {
  UPLOAD_IMAGE_TYPE,
  UPLOAD_MAX_BYTES,
  UPLOAD_VIDEO_TYPE,
  type UploadKind,
  type UploadPurpose,
} from '@portada/contract';

/** Why a file cannot be sent. */
export type FileProblem = 'type' | 'size' | 'damaged' | 'pixels';

const kinds: ReadonlyMap<string, UploadKind> = new Map([
  [UPLOAD_IMAGE_TYPE, 'image'],
  [UPLOAD_VIDEO_TYPE, 'video'],
]);

/** What a file field lets choose. */
export const ACCEPTED = `${UPLOAD_IMAGE_TYPE},${UPLOAD_VIDEO_TYPE}`;

export function kindOf({ type }: Pick<File, 'type'>): UploadKind | undefined {
  return kinds.get(type);
}

export function problemOf(
  file: Pick<File, 'type' | 'size'>,
  purpose: UploadPurpose,
): FileProblem | undefined {
  const kind = kindOf(file);
  if (!kind) return 'type';
  if (file.size > UPLOAD_MAX_BYTES[purpose][kind]) return 'size';
  return file.size === 0 ? 'damaged' : undefined;
}

const problemsByCode: ReadonlyMap<string, FileProblem> = new Map([
  ['FILE_TYPE_REFUSED', 'type'],
  ['FILE_TOO_LARGE', 'size'],
  ['FILE_DAMAGED', 'damaged'],
  ['TOO_MANY_PIXELS', 'pixels'],
]);

/** What a server's code says of a file, if it is about one. */
export function problemIn(code: string): FileProblem | undefined {
  return problemsByCode.get(code);
}
