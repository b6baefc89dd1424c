/** Deletes readers' files. */
import type { FastifyInstance } from 'fastify';
import { isKey } from '../storage/keys.ts';

export type FileServices = Pick<FastifyInstance, 'storage' | 'log'>;

/** Deletes a file of the uploads, and nothing outside of them. A failure is logged. */
export async function removeFile({ storage, log }: FileServices, path: string): Promise<void> {
  if (!isKey(path)) return log.error({ event: 'upload-file.outside', path }, 'upload file outside');
  try {
    await storage.uploads.remove(path);
  } catch (error) {
    log.error({ event: 'upload-file.removal-failed', path, err: error }, 'upload file removal failed');
  }
}
