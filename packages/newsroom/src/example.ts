/** The interface of an example newspaper for development and tests, with fakes of third-party services. */
import type { Language } from '@portada/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from './db/client.ts';
import type { PageBlock } from './render/block.ts';
import type { FakeProviders } from './social/client.ts';
import type { OwnWords } from './texts/own-words.ts';

export interface ExampleNewspaper {
  /** The default of `MEDIA_DIR`. */
  readonly mediaFolder: string;
  /** The default of `MAIL_FROM`. */
  readonly mailFrom: string;
  /** What its pages say in its own words. */
  readonly words: Readonly<Record<Language, OwnWords>>;
  /** Test accounts, printed at start. */
  readonly accounts: {
    readonly password: string;
    readonly list: readonly { readonly email: string; readonly purpose: string }[];
  };
  /** Fake social providers for those that are not configured. */
  readonly socialProviders: FakeProviders;
  /** Fills an empty database. */
  seed(db: Database): Promise<void>;
  /** Shifts the dates of seeded data to another day. */
  renew(db: Database): Promise<void>;
  /** Registers additional routes. */
  register(app: FastifyInstance): void;
  /** The query parameters that `block` reads. */
  readonly blockQuery: readonly string[];
  /** The page block's fields of the services that are faked. */
  block(request: FastifyRequest): Partial<PageBlock>;
}
