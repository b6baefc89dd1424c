/** Extensions of Fastify's types. */
import type { Config } from '../config/config.ts';
import type { RequestSite } from '../config/sites.ts';
import type { Database } from '../db/client.ts';
import type { Mailer } from '../mail/mailer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly config: Config;
    readonly db: Database;
    readonly mailer: Mailer;
    /** The current time; injected by tests. */
    readonly now: () => Date;
  }

  interface FastifyRequest {
    /** The site by the request's path. */
    readonly site: RequestSite;
    /** The public origin, e.g. `https://diariodelpuerto.example`. */
    readonly origin: string;
  }

  interface FastifyContextConfig {
    /** A write that is authorised by other means and ignores the session: it is accepted from any origin. */
    readonly fromElsewhere?: true;
  }

  interface FastifyReply {
    /** The CSP nonce of this response's scripts. */
    readonly nonce: string;
  }
}
