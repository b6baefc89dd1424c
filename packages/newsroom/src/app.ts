/** The newsroom as one Fastify instance: plugins, hooks and routes are registered here, in the order they apply. */
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { registerLogout } from './accounts/login/logout-page.ts';
import { registerEmailReturn } from './accounts/recovery/email-return.ts';
import { registerNewPassword } from './accounts/recovery/new-password-page.ts';
import { registerAccountScreens } from './accounts/screens/routes.ts';
import { registerApi } from './calls.ts';
import type { Config } from './config/config.ts';
import type { Changes } from './db/changes.ts';
import type { Database } from './db/client.ts';
import type { SharedLocks } from './db/locks.ts';
import type { PoolCounts } from './db/pool.ts';
import { registerMailbox } from './development/mailbox.ts';
import type { ExampleNewspaper } from './example.ts';
import { jsonOnly } from './http/body.ts';
import { drainOnClose } from './http/drain.ts';
import { BROTLI_OPTIONS } from './http/encodings.ts';
import { registerHealth } from './http/health.ts';
import { logOptions, logRequests, requestLogOptions } from './http/log.ts';
import { registerMetrics } from './http/metrics.ts';
import { normaliseQueries } from './http/normal-query.ts';
import { knowPages } from './http/pages.ts';
import type { Reach } from './http/reach.ts';
import { cacheResponses } from './http/response-cache.ts';
import { secure } from './http/security.ts';
import { leadToLocalNames, resolveSites, stripSite } from './http/site.ts';
import { guardAgainstSlowRequests } from './http/slow-request-guard.ts';
import { serveFiles } from './http/static.ts';
import { traceRequests, workByRoute } from './http/work.ts';
import { registerSender } from './mail/sender.ts';
import { registerSearchEnd } from './newsletters/search-end-page.ts';
import { registerUnsubscribe } from './newsletters/unsubscribe-page.ts';
import { registerPages } from './pages.ts';
import { registerPushSender } from './push/sender.ts';
import { answerUnreadable, handleErrors } from './render/error-handler.ts';
import { createRenderer } from './render/renderer.ts';
import { registerSpeculationRules } from './render/speculation.ts';
import { registerServiceWorker } from './service-worker/routes.ts';
import { registerShowroom } from './showroom/routes.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import { decorateTexts } from './texts/own-words.ts';
import './http/types.ts';
import './render/renderer.ts';

export interface AppOptions {
  readonly config: Config;
  readonly db: Database;
  /** Where files are kept; by default what the configuration says. */
  readonly storage?: Storage | undefined;
  /** Changes of what is published: with them, and memory for it, shared responses are cached. */
  readonly changes?: Changes | undefined;
  /** Locks that processes share; without them this is the only process. */
  readonly locks?: SharedLocks | undefined;
  /** Additional services, in development. */
  readonly example?: ExampleNewspaper | undefined;
  /** The clock; injected by tests. */
  readonly now?: () => Date;
  /** How often the outbox is read, in milliseconds; injected by tests, whose clock is ahead of this wait. */
  readonly outboxPollMs?: number;
  /** Where push services may be; injected by tests, which have one on their own machine. */
  readonly pushReach?: Reach | undefined;
  /** The connections to the database, for the metrics. */
  readonly poolCounts?: (() => PoolCounts) | undefined;
  /** Whether there is a log, on the terminal or in a stream. */
  readonly log?: boolean | { write(line: string): void };
}

const ownScreens = [
  registerServiceWorker,
  registerSpeculationRules,
  registerAccountScreens,
  registerNewPassword,
  registerEmailReturn,
  registerUnsubscribe,
  registerSearchEnd,
  registerLogout,
  registerMailbox,
  registerShowroom,
];

/** In bytes, for bodies that are not uploads. */
const BODY_LIMIT = 64 * 1_024;
/** Enough for the longest e-mail address and the longest cursor in a path. */
const MAX_PARAM_LENGTH = 1_000;

/** Builds the newsroom on an open and migrated database. It does not listen: tests use `inject`. */
export async function createApp({
  config,
  db,
  storage,
  changes,
  locks,
  example,
  now = () => new Date(),
  outboxPollMs,
  pushReach,
  poolCounts,
  log = false,
}: AppOptions): Promise<FastifyInstance> {
  const { observation } = config;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: [...config.trustProxy],
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    rewriteUrl: stripSite,
    frameworkErrors: (error, _request, reply) => answerUnreadable(error, reply),
    forceCloseConnections: 'idle',
    // What comes on an open connection while the process ends is answered: no proxy repeats a write.
    return503OnClosing: false,
    ...requestLogOptions,
    logger: log !== false && {
      ...logOptions,
      level: observation.logLevel,
      ...(log !== true && { stream: log }),
    },
  });
  app.decorate('config', config);
  app.decorate('db', db);
  app.decorate('locks', locks);
  app.decorate('storage', storage ?? (await openStorage(config)));
  app.addHook('onClose', async () => app.storage.close());
  app.decorate('now', now);
  app.decorate('fakeProviders', example?.socialProviders);
  app.decorate('exampleBlock', example?.block);
  decorateTexts(app, example?.words);
  registerSender(app, outboxPollMs);
  registerPushSender(app, outboxPollMs, pushReach);
  app.decorate('renderer', createRenderer(app));
  guardAgainstSlowRequests(app);
  drainOnClose(app);
  resolveSites(app);
  workByRoute(app);
  traceRequests(app);
  await secure(app);
  logRequests(app);
  const asPages = knowPages(app, MAX_PARAM_LENGTH);
  const { metricsToken: token } = observation;
  app.decorate('metrics', token ? registerMetrics(app, { token, poolCounts }) : undefined);
  handleErrors(app);
  jsonOnly(app);
  leadToLocalNames(app);
  normaliseQueries(app);
  // Before the compression: what is cached is compressed once.
  if (changes && config.cacheBytes > 0) await cacheResponses(app, { changes, maxBytes: config.cacheBytes });
  await app.register(cookie);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: BROTLI_OPTIONS,
  });
  if (example) readOnEveryPage(app, example.blockQuery);
  serveFiles(app);
  example?.register(app);
  registerHealth(app);
  registerApi(app);
  for (const register of ownScreens) register(app);
  asPages(() => registerPages(app));
  await app.ready();
  return app;
}

/** Parameters that any page may read stand in the address of each that is shared. */
function readOnEveryPage(app: FastifyInstance, names: readonly string[]): void {
  app.addHook('onRoute', (route) => {
    const shared = route.config?.shared;
    if (shared) route.config = { ...route.config, shared: [...shared, ...names] };
  });
}
