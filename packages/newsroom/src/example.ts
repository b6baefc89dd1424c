/** What a newsroom may be handed for development and tests: an example newspaper, and fakes of the services around it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from './db/client.ts';
import type { PageBlock } from './render/block.ts';
import type { FakeProviders } from './social/client.ts';

export interface ExampleNewspaper {
  /** The default of `MEDIA_DIR`. */
  readonly mediaFolder: string;
  /** Who can log in, for the terminal. */
  readonly accounts: {
    readonly password: string;
    readonly list: readonly { readonly email: string; readonly purpose: string }[];
  };
  /** Social providers in the place of those that are not set up. */
  readonly socialProviders: FakeProviders;
  /** Fills an empty database. */
  seed(db: Database): Promise<void>;
  /** Moves the dates of data that was seeded around another day. */
  renew(db: Database): Promise<void>;
  /** Adds routes to the newsroom's. */
  register(app: FastifyInstance): void;
  /** What the pages' blocks say of the services that are faked. */
  block(request: FastifyRequest): Partial<PageBlock>;
}
