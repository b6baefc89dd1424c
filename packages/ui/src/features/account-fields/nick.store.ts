import { checkNick } from '@portada/contract';
import { nick as nickRule } from '@portada/contract/rules';
import { request } from '@portada/core';
import { createLatest } from '@portada/core/latest.ts';
import { atom } from 'nanostores';
import { safeParse } from 'valibot';

/** REG-05: after a change of the nick, before its availability is checked. */
const NICK_DEBOUNCE_MS = 400;

/** The availability of the last nick typed; undefined while it is invalid, or if the request failed. */
export type NickVerdict = 'none' | 'asking' | 'free' | 'taken';

const rule = nickRule();

/**
 * REG-05: checks whether the nick is available, debounced. Only the response to the last nick counts.
 *
 * @param own the reader's current nick, which is not checked
 */
export function createNickStore(own: () => string = () => '') {
  const $verdict = atom<NickVerdict>('none');
  const taken = new Set<string>();
  let typedLast = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const latest = createLatest();

  async function ask(nick: string, signal: AbortSignal): Promise<void> {
    $verdict.set('asking');
    try {
      const { available } = await request(checkNick, { body: { nick } }, signal);
      // The response may have arrived already when its request is cancelled.
      if (signal.aborted) return;
      if (!available) taken.add(nick);
      $verdict.set(available ? 'free' : 'taken');
    } catch {
      // Ignored: the server checks again on submit.
      if (!signal.aborted) $verdict.set('none');
    }
  }

  /** Cancels the pending timer or request. */
  function stop(): void {
    clearTimeout(timer);
    latest.stop();
    typedLast = '';
  }

  return {
    $verdict,
    stop,

    typed(text: string): void {
      const nick = text.trim();
      if (nick === typedLast) return;
      stop();
      typedLast = nick;
      $verdict.set(taken.has(nick) ? 'taken' : 'none');
      if (taken.has(nick) || nick === own() || !safeParse(rule, nick).success) return;
      const signal = latest.begin();
      timer = setTimeout(() => void ask(nick, signal), NICK_DEBOUNCE_MS);
    },

    isTaken: (nick: string): boolean => taken.has(nick),
  };
}

export type NickStore = ReturnType<typeof createNickStore>;
