import type { Call } from '../call.ts';
import { paywallMessage } from '../entities/paywall.ts';
import { items } from '../wire.ts';

/** PAY-04: the response is the list, unwrapped. */
export const getPaywallMessages = {
  method: 'GET',
  path: '/api/front/paywall/{relativeVersionId}/messages',
  answer: items(paywallMessage),
} as const satisfies Call;
