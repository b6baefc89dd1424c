/** Registers every call of the contract. */
import type { FastifyInstance } from 'fastify';
import { registerLogin } from './accounts/login/calls.ts';
import { registerPersonalData } from './accounts/personal-data/calls.ts';
import { registerProfileCalls } from './accounts/profile/calls.ts';
import { registerLibrary } from './accounts/profile/library-calls.ts';
import { registerProof } from './accounts/profile/proof-calls.ts';
import { registerReading } from './accounts/profile/reading-calls.ts';
import { registerRecovery } from './accounts/recovery/calls.ts';
import { registerRegistration } from './accounts/registration/calls.ts';
import { registerSocialLogin } from './accounts/social/calls.ts';
import { registerComments } from './comments/calls.ts';
import { registerContactCall } from './contact/calls.ts';
import { registerLoadMore } from './lists/load-more.ts';
import { registerStreaming } from './live/calls.ts';
import { registerSubscriptions } from './newsletters/calls.ts';
import { registerPaywall } from './paywall/calls.ts';
import { registerPushCalls } from './push/calls.ts';
import { registerSchedule } from './schedule/calls.ts';
import { registerSearcher } from './searcher/calls.ts';
import { registerSavedSearches } from './searcher/saved-search-calls.ts';
import { registerShows } from './shows/calls.ts';
import { registerSubmissions } from './submissions/calls.ts';
import { registerUploads } from './uploads/calls.ts';
import { registerVotes } from './votes/calls.ts';

const calls = [
  registerLogin,
  registerProfileCalls,
  registerProof,
  registerPersonalData,
  registerRecovery,
  registerRegistration,
  registerLibrary,
  registerReading,
  registerSubscriptions,
  registerPushCalls,
  registerSocialLogin,
  registerSearcher,
  registerSavedSearches,
  registerShows,
  registerStreaming,
  registerLoadMore,
  registerPaywall,
  registerSchedule,
  registerContactCall,
  registerVotes,
  registerSubmissions,
  registerUploads,
  registerComments,
];

export function registerApi(app: FastifyInstance): void {
  for (const register of calls) register(app);
}
