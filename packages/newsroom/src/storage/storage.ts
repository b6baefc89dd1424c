/** Where files are kept that are neither the database's nor the publisher's own: readers' uploads and clippings. */
import type { Readable } from 'node:stream';
import type { Configstore } from '@tus/file-store';
import type { DataStore } from '@tus/server';

/** The part of the uploads' keys under which incomplete files are. */
export const INCOMING = 'incoming';

/** Positions of bytes, the last one included, as in HTTP. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  /** When it was written; moving it may leave that as it was. */
  readonly changedAt: Date;
}

/** Files by keys such as `pictures/x.jpg`. A key that could lead elsewhere is an error. */
export interface Files {
  /** How much to read at once where only parts of a file are wanted. */
  readonly pageBytes: number;
  /** Where a person finds the file. */
  locate(key: string): string;
  /** Its size; undefined if there is no such file. */
  bytesOf(key: string): Promise<number | undefined>;
  /** Its content, or a range that begins within it; undefined if there is no such file. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Readers of the file get the content before or after, never a part of it. */
  write(key: string, content: Buffer | Readable): Promise<void>;
  move(from: string, to: string): Promise<void>;
  /** Also if there is no such file. */
  remove(key: string): Promise<void>;
  /** Every file, or those of a folder, incomplete ones included, in any order. */
  list(folder?: string): AsyncIterable<StoredFile>;
}

/** What the store of incomplete uploads knows from the database. */
export interface IncomingOptions {
  readonly rows: Configstore;
  readonly expiresMs: number;
}

export interface Storage {
  readonly uploads: Files;
  /** Made from the publisher's pictures, and again if they are lost. */
  readonly clippings: Files;
  /** The store of the tus library for uploads piece by piece. A complete one is in `uploads`, at `incoming/{id}`. */
  incoming(options: IncomingOptions): DataStore;
  /** Removes what processes that were killed before this moment have left half-done. */
  sweep(before: Date): Promise<void>;
  /** Why it does not answer now, if so. Throws a `StartError` if it never will. */
  check(): Promise<Error | undefined>;
  close(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly storage: Storage;
  }
}
