import type { TooManyKey } from './messages.ts';

export const messages: Record<TooManyKey, string> = {
  tooMany: 'Has fet massa intents. Torna-ho a provar {when}.',
  soon: 'd’aquí a uns minuts',
};
