/** Every call of the contract. */
import type { FastifyInstance } from 'fastify';
import { registerLibrary } from './library.ts';
import { registerSubscriptions } from './newsletters.ts';
import { registerRecovery } from './recovery.ts';
import { registerRegistration } from './registration.ts';
import { registerSession } from './session.ts';
import { registerSocialLogin } from './social.ts';

const calls = [
  registerSession,
  registerRecovery,
  registerRegistration,
  registerLibrary,
  registerSubscriptions,
  registerSocialLogin,
];

export function registerApi(app: FastifyInstance): void {
  for (const register of calls) register(app);
}
