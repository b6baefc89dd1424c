import { checkNick, NICK_DEBOUNCE_MS } from '@portada/contract';
import { nick as nickRule } from '@portada/contract/rules';
import { request } from '@portada/core';
import { atom } from 'nanostores';
import { safeParse } from 'valibot';

/** What is known of the nick that was typed last; nothing while it is no valid one, or if the question failed. */
export type NickVerdict = 'none' | 'asking' | 'free' | 'taken';

const rule = nickRule();

/**
 * REG-05: whether the nick is free, asked while the reader types. Only the nick typed last has a say.
 *
 * @param own the nick that the reader has already, and need not ask for
 */
export function createNickStore(own: () => string = () => '') {
  const $verdict = atom<NickVerdict>('none');
  const taken = new Set<string>();
  let typedLast = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancel = new AbortController();

  async function ask(nick: string, signal: AbortSignal): Promise<void> {
    $verdict.set('asking');
    try {
      const { available } = await request(checkNick, { body: { nick } }, signal);
      // An answer may be here already when its question is cancelled.
      if (signal.aborted) return;
      if (!available) taken.add(nick);
      $verdict.set(available ? 'free' : 'taken');
    } catch {
      // Nothing is lost: the server decides when the form is sent.
      if (!signal.aborted) $verdict.set('none');
    }
  }

  /** Forgets the question that waits or is under way. */
  function stop(): void {
    clearTimeout(timer);
    cancel.abort();
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
      cancel = new AbortController();
      const { signal } = cancel;
      timer = setTimeout(() => void ask(nick, signal), NICK_DEBOUNCE_MS);
    },

    isTaken: (nick: string): boolean => taken.has(nick),
  };
}

export type NickStore = ReturnType<typeof createNickStore>;
