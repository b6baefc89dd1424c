import { useStore } from '@nanostores/react';
import type { User } from '@portada/contract';
import { $user, $userState } from '@portada/core';
import { hasLoggedOut } from '@portada/core/user/log-out-and-redirect.ts';
import { use, useEffect, useState } from 'react';

/** The profile that is on its way, or the last one that was. */
let arriving: Promise<void> | undefined;
let arrived = true;

function wait(): Promise<void> {
  arrived = false;
  const coming = new Promise<void>((resolve) => {
    // Without a listener the store would rest, and begin anew with the next one.
    const endListening = $user.listen(() => undefined);
    const end = $userState.listen((state) => {
      if (state === 'loading') return;
      end();
      endListening();
      arrived = true;
      // Fields that React's `use` reads, which TypeScript's `Promise` does not have.
      Object.assign(coming, { status: 'fulfilled' });
      resolve();
    });
  });
  return coming;
}

/** The promise to suspend on: React must get the same one again once it is fulfilled. */
function arrival(isComing: boolean): Promise<void> | undefined {
  if (isComing && arrived) arriving = wait();
  return arriving;
}

interface ReaderState {
  /** The reader, or the empty user. */
  readonly reader: User;
  readonly state: 'idle' | 'loading' | 'failed';
  /** There was a reader on this page who is no more. */
  readonly left: boolean;
}

/** The reader of the session, waited for before anything is drawn. */
export function useReader(): ReaderState {
  const reader = useStore($user);
  const state = useStore($userState);
  const [seen, setSeen] = useState(false);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  if (reader.id && !seen) setSeen(true);
  // Later on the drawing stays, with the focus in it.
  const pending = arrival(!reader.id && state === 'loading' && !drawn);
  if (pending && (arrived || !drawn)) use(pending);
  return { reader, state, left: !reader.id && (seen || hasLoggedOut()) };
}
