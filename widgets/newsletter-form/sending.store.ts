/** What is needed to send and to tell what came of it: a chunk that comes when the reader begins to write. */
import { type Newsletter, subscribe } from '@portada/contract';
import { asciiDomain } from '@portada/contract/rules';
import { $user, request } from '@portada/core';
import { tooManyOf } from '@portada/core/api/too-many.ts';
import { renewUser } from '@portada/core/user/change-user.ts';
import type { Outcome } from './newsletter-form.store.ts';

export { Thanks } from '@portada/ui/dialog/Thanks.tsx';
export { Problem } from '@portada/ui/too-many/Problem.tsx';

/** NEWSL-04: an answer with another `httpCode` is a failure. */
const SUCCESS = 200;

/** Whether this is the address of the reader who is logged in. */
const isOwn = (email: string) => comparable(email) === comparable($user.get().email);

const comparable = (email: string) => asciiDomain(email).toLowerCase();

/** NEWSL-03 */
export async function subscribeTo(email: string, newsletters: readonly Newsletter[]): Promise<Outcome> {
  const wanted = newsletters.map(({ id, name }) => ({ id, name, isSubscribed: true }));
  try {
    const { httpCode } = await request(subscribe, { params: { email }, body: wanted });
    if (httpCode !== SUCCESS) return 'failed';
  } catch (error) {
    return tooManyOf(error) ?? 'failed';
  }
  // The profile says which newsletters its reader receives.
  if (isOwn(email)) void renewUser('newsletters');
  return 'done';
}
