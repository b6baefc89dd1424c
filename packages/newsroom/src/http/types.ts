/** What the newsroom adds to Fastify's own objects. */
import type { Config } from '../config/config.ts';
import type { RequestSite } from '../config/sites.ts';
import type { Database } from '../db/client.ts';
import type { Mailer } from '../mail/mailer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly config: Config;
    readonly db: Database;
    readonly mailer: Mailer;
    /** The present moment; tests set their own. */
    readonly now: () => Date;
  }

  interface FastifyRequest {
    /** The site that the address names. */
    readonly site: RequestSite;
    /** The origin that the reader sees, e.g. `https://diariodelpuerto.example`. */
    readonly origin: string;
  }

  interface FastifyContextConfig {
    /** A write that has a proof of its own and heeds no session's cookie: it may come from anywhere. */
    readonly fromElsewhere?: true;
  }

  interface FastifyReply {
    /** Marks the scripts of this one answer as ours (CSP). */
    readonly nonce: string;
  }
}
