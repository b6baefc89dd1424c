import type { Storage } from '../storage/storage.ts';

/** Where a newsroom's files are. */
export interface FilePlace {
  readonly storage: Pick<Storage, 'uploads'>;
  readonly mediaDir: string;
}
