import { downloadData, endAllSessions, endSession, getSessions, type Session } from '@portada/contract';
import { $page, $user, ApiError, emit, navigation, request, routeUrl } from '@portada/core';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { createLatest } from '@portada/core/latest.ts';
import { clearUser } from '@portada/core/user/store.ts';
import { atom } from 'nanostores';
import { waive } from '../navigation.store.ts';

export interface SessionsState {
  /** Nothing until the first answer. */
  readonly sessions?: readonly Session[];
  /** The list could not be loaded. */
  readonly failed?: boolean;
  /** A session could not be ended. */
  readonly endFailed?: boolean;
  /** Either failed since too much had been asked for. */
  readonly tooMany?: TooMany | undefined;
  /** The one that was ended last. */
  readonly ended?: Session;
}

/** Where a browser fetches everything that is known about the reader, as a file. */
export function dataUrl(): string {
  return $page.get().apiUrl.replace(/\/$/, '') + downloadData.path;
}

/** The browsers in which the reader is logged in. */
export function createSessionsStore() {
  const $state = atom<SessionsState>({});
  const latest = createLatest();

  /** Answers whether what is sent has succeeded; if not, the state says why. */
  async function isEnded(sending: Promise<{ success: boolean }>): Promise<boolean> {
    let tooMany: TooMany | undefined;
    try {
      if ((await sending).success) return true;
    } catch (error) {
      tooMany = tooManyOf(error);
    }
    $state.set({ ...$state.get(), endFailed: true, tooMany });
    return false;
  }

  /** One that is no more has ended, by whomever. */
  async function sendEnd(id: string): Promise<{ success: boolean }> {
    try {
      return await request(endSession, { params: { id } });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { success: true };
      throw error;
    }
  }

  return {
    $state,

    async load(): Promise<void> {
      const signal = latest.begin();
      try {
        const sessions = await request(getSessions, {}, signal);
        if (!signal.aborted) $state.set({ sessions });
      } catch (error) {
        if (!signal.aborted) $state.set({ failed: true, tooMany: tooManyOf(error) });
      }
    },

    async end(id: string): Promise<void> {
      if (!(await isEnded(sendEnd(id)))) return;
      const { sessions = [] } = $state.get();
      const ended = sessions.find((session) => session.id === id);
      $state.set({ sessions: sessions.filter((session) => session !== ended), ...(ended && { ended }) });
    },

    /** Ends them all, this one too: the reader is forgotten here and goes to the login screen. */
    async endAll(): Promise<void> {
      const { id } = $user.get();
      if (!(await isEnded(request(endAllSessions, {})))) return;
      waive();
      clearUser();
      emit(document, 'portada:logout', { userId: id });
      navigation.replace(routeUrl('login'));
    },
  };
}

export type SessionsStore = ReturnType<typeof createSessionsStore>;
