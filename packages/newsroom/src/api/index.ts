/** Every call of the contract. */
import type { FastifyInstance } from 'fastify';
import { registerComments } from './comments.ts';
import { registerLibrary } from './library.ts';
import { registerLoadMore } from './load-more.ts';
import { registerSubscriptions } from './newsletters.ts';
import { registerPaywall } from './paywall.ts';
import { registerPrivacy } from './privacy.ts';
import { registerRecovery } from './recovery.ts';
import { registerRegistration } from './registration.ts';
import { registerSchedule } from './schedule.ts';
import { registerSearcher } from './searcher.ts';
import { registerSession } from './session.ts';
import { registerShows } from './shows.ts';
import { registerSocialLogin } from './social.ts';
import { registerStreaming } from './streaming.ts';

const calls = [
  registerSession,
  registerPrivacy,
  registerRecovery,
  registerRegistration,
  registerLibrary,
  registerSubscriptions,
  registerSocialLogin,
  registerSearcher,
  registerShows,
  registerStreaming,
  registerLoadMore,
  registerPaywall,
  registerSchedule,
  registerComments,
];

export function registerApi(app: FastifyInstance): void {
  for (const register of calls) register(app);
}
