/** The interface of an example newspaper for development and tests, with fakes of third-party services. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from './db/client.ts';
import type { PageBlock } from './render/block.ts';
import type { FakeProviders } from './social/client.ts';

export interface ExampleNewspaper {
  /** The default of `MEDIA_DIR`. */
  readonly mediaFolder: string;
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
  /** The page block's fields of the services that are faked. */
  block(request: FastifyRequest): Partial<PageBlock>;
}
