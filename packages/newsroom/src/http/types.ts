/** Extensions of Fastify's types. */
import type { Config } from '../config/config.ts';
import type { RequestSite, SiteIdentity } from '../config/sites.ts';
import type { Database } from '../db/client.ts';
import type { SharedLocks } from '../db/locks.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly config: Config;
    readonly db: Database;
    /** Undefined where this is the only process. */
    readonly locks: SharedLocks | undefined;
    /** The current time; injected by tests. */
    readonly now: () => Date;
    readonly metrics: Metrics | undefined;
    /** Whether a page is at this path, on any of the sites. */
    readonly isPage: (pathname: string) => boolean;
    /** The path of the route that a site writes so: `/butlletins/` on the Catalan site is `/boletines/`. */
    readonly routePathOf: (site: SiteIdentity, path: string) => string;
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
    /** The response is the same for everybody, but for these query parameters: it is kept in memory. */
    readonly shared?: readonly string[];
    /** That a reader may be led to (`knowPages`). */
    readonly isPage?: boolean;
    /** Writes a parameter that says the same in several ways in one: otherwise each is kept by itself. */
    readonly normal?: Readonly<Record<string, (value: string) => string>>;
  }
}
