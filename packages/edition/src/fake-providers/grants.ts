/** The codes and tokens of the fake providers. In memory: development has a single process. */
import type { SocialProvider } from '@portada/contract';
import { newToken } from '@portada/newsroom';
import type { Person } from './people.ts';

/** The data of a code: the person and the request. */
export interface Grant {
  readonly provider: SocialProvider;
  readonly person: Person;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly challenge: string;
}

const CODE_MS = 60_000;
const TOKEN_MS = 300_000;

/** Values under unguessable keys, with an expiry. */
function createVault<Value>(lifetime: number, now: () => Date) {
  const entries = new Map<string, { value: Value; until: number }>();

  function good(key: string): Value | undefined {
    const found = entries.get(key);
    return found && found.until > now().getTime() ? found.value : undefined;
  }

  return {
    put(value: Value): string {
      for (const [key, { until }] of entries) if (until <= now().getTime()) entries.delete(key);
      const key = newToken();
      entries.set(key, { value, until: now().getTime() + lifetime });
      return key;
    },
    look: good,
    /** Returns it once. */
    take(key: string): Value | undefined {
      const value = good(key);
      entries.delete(key);
      return value;
    },
  };
}

export function createGrants(now: () => Date) {
  return { codes: createVault<Grant>(CODE_MS, now), tokens: createVault<Grant>(TOKEN_MS, now) };
}

export type Grants = ReturnType<typeof createGrants>;
