/** The newsroom as one Fastify instance: plugins, hooks and routes are registered here, in the order they apply. */
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { registerEmailReturn } from './accounts/email-return.ts';
import { registerLogout } from './accounts/logout-page.ts';
import { registerNewPassword } from './accounts/new-password.ts';
import { registerAccountScreens } from './accounts/screens.ts';
import { registerApi } from './calls.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/client.ts';
import { registerMailbox } from './development/mailbox.ts';
import type { ExampleNewspaper } from './example.ts';
import { jsonOnly } from './http/body.ts';
import { logOptions } from './http/log.ts';
import { secure } from './http/security.ts';
import { resolveSites, stripSite } from './http/site.ts';
import { guardAgainstSlowRequests } from './http/slow-request-guard.ts';
import { serveFiles } from './http/static.ts';
import { createMailer } from './mail/mailer.ts';
import { registerUnsubscribe } from './newsletters/unsubscribe-page.ts';
import { registerPages } from './pages.ts';
import { answerUnreadable, handleErrors } from './render/error-handler.ts';
import { createRenderer } from './render/renderer.ts';
import { registerServiceWorker } from './service-worker/routes.ts';
import { registerShowroom } from './showroom/routes.ts';
import './http/types.ts';
import './render/renderer.ts';

export interface AppOptions {
  readonly config: Config;
  readonly db: Database;
  /** Additional services, in development. */
  readonly example?: ExampleNewspaper | undefined;
  /** The clock; injected by tests. */
  readonly now?: () => Date;
  /** Whether errors are logged to the terminal. */
  readonly log?: boolean;
}

const ownScreens = [
  registerServiceWorker,
  registerAccountScreens,
  registerNewPassword,
  registerEmailReturn,
  registerUnsubscribe,
  registerLogout,
  registerMailbox,
  registerShowroom,
];

/** In bytes, for bodies that are not uploads. */
const BODY_LIMIT = 64 * 1_024;
/** Enough for the longest e-mail address and the longest cursor in a path. */
const MAX_PARAM_LENGTH = 1_000;
/** A Brotli level that takes no more CPU time than gzip. */
const BROTLI_QUALITY = 5;

/** Builds the newsroom on an open and migrated database. It does not listen: tests use `inject`. */
export async function createApp({
  config,
  db,
  example,
  now = () => new Date(),
  log = false,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy.split(',').map((part) => part.trim()),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    rewriteUrl: stripSite,
    frameworkErrors: (error, _request, reply) => answerUnreadable(error, reply),
    forceCloseConnections: 'idle',
    logger: log && logOptions,
  });
  app.decorate('config', config);
  app.decorate('db', db);
  app.decorate('now', now);
  app.decorate('fakeProviders', example?.socialProviders);
  app.decorate('exampleBlock', example?.block);
  const mailer = createMailer(config, db);
  app.decorate('mailer', mailer);
  app.addHook('onClose', async () => mailer.close());
  app.decorate('renderer', createRenderer(app));
  guardAgainstSlowRequests(app);
  resolveSites(app);
  secure(app);
  handleErrors(app);
  jsonOnly(app);
  await app.register(cookie);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  serveFiles(app);
  example?.register(app);
  registerApi(app);
  for (const register of ownScreens) register(app);
  registerPages(app);
  await app.ready();
  return app;
}
