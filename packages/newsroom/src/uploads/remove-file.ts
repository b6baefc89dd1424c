/** Deletes readers' files. */
import { rm } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';

export type FileServices = Pick<FastifyInstance, 'config' | 'log'>;

/** Deletes a file of the upload folder, and nothing outside of it. A failure is logged. */
export async function removeFile({ config, log }: FileServices, path: string): Promise<void> {
  const file = resolve(config.uploadDir, path);
  const inside = relative(config.uploadDir, file);
  if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) {
    return log.error({ event: 'upload-file.outside', path }, 'upload file outside');
  }
  try {
    await rm(file, { force: true });
  } catch (error) {
    log.error({ event: 'upload-file.removal-failed', path, err: error }, 'upload file removal failed');
  }
}
