/** Every call of the contract. */
import type { FastifyInstance } from 'fastify';
import { registerComments } from './comments.ts';
import { registerContactCall } from './contact.ts';
import { registerLetters } from './letters.ts';
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
import { registerUploads } from './uploads.ts';
import { registerVotes } from './votes.ts';

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
  registerContactCall,
  registerVotes,
  registerLetters,
  registerUploads,
  registerComments,
];

export function registerApi(app: FastifyInstance): void {
  for (const register of calls) register(app);
}
