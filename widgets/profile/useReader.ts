import { useStore } from '@nanostores/react';
import type { User } from '@portada/contract';
import { $user, $userState } from '@portada/core';
import { use, useEffect, useState } from 'react';

let arriving: Promise<void> | undefined;

/** Kept when the profile that is on its way has come, or could not. */
function arrival(): Promise<void> {
  arriving ??= new Promise((resolve) => {
    // Without a listener the store would rest, and begin anew with the next one.
    const endListening = $user.listen(() => undefined);
    const end = $userState.listen((state) => {
      if (state === 'loading') return;
      end();
      endListening();
      arriving = undefined;
      resolve();
    });
  });
  return arriving;
}

interface Known {
  /** The reader, or the empty user. */
  readonly reader: User;
  readonly state: 'idle' | 'loading' | 'failed';
  /** There was a reader on this screen who is no more. */
  readonly left: boolean;
}

/** The reader of the session, waited for before anything is drawn. */
export function useReader(): Known {
  const reader = useStore($user);
  const state = useStore($userState);
  const [seen, setSeen] = useState(false);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  if (reader.id && !seen) setSeen(true);
  // Later on the drawing stays, with the focus in it.
  if (!reader.id && state === 'loading' && !drawn) use(arrival());
  return { reader, state, left: seen && !reader.id };
}
