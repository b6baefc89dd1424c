/** What a page may know of its reader. */
import type { PortadaReader } from '@portada/contract';
import { sessionReaderId } from './session-cookie.ts';
import { $user, $userState, loadUser, refreshUser } from './store.ts';

/** Calls the listener with the reader, as soon as it is known who it is, and with each one who follows. */
export function subscribeToReader(listener: (reader: PortadaReader) => void): () => void {
  let told: string | undefined;
  const tell = () => {
    const { id } = $user.get();
    if (id === told || $userState.get() === 'loading') return;
    told = id;
    listener({ id, loggedIn: id !== '' });
  };
  // The first listener begins the session.
  const stops = [$user.listen(tell), $userState.listen(tell)];
  tell();
  return () => {
    for (const stop of stops) stop();
  };
}

export async function currentReader(): Promise<PortadaReader> {
  let stop = () => {};
  const reader = await new Promise<PortadaReader>((resolve) => {
    stop = subscribeToReader(resolve);
  });
  stop();
  return reader;
}

/** Asks the server who is logged in; without a session's cookie nobody is. */
export async function reloadReader(): Promise<void> {
  await (sessionReaderId() ? refreshUser() : loadUser());
}
