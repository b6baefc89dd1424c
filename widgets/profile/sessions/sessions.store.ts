import { downloadData, endAllSessions, endSession, getSessions, type Session } from '@portada/contract';
import { $page, $user, ApiError, emit, navigation, request, routeUrl } from '@portada/core';
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

  /** Answers whether it has ended. One that is no more has, by whomever. */
  async function sendEnd(id: string): Promise<boolean> {
    try {
      return (await request(endSession, { params: { id } })).success;
    } catch (error) {
      return error instanceof ApiError && error.status === 404;
    }
  }

  async function sendEndAll(): Promise<boolean> {
    try {
      return (await request(endAllSessions, {})).success;
    } catch {
      return false;
    }
  }

  const sayEndFailed = () => $state.set({ ...$state.get(), endFailed: true });

  return {
    $state,

    async load(): Promise<void> {
      try {
        $state.set({ sessions: await request(getSessions, {}) });
      } catch {
        $state.set({ failed: true });
      }
    },

    async end(id: string): Promise<void> {
      if (!(await sendEnd(id))) return sayEndFailed();
      const { sessions = [] } = $state.get();
      const ended = sessions.find((session) => session.id === id);
      $state.set({ sessions: sessions.filter((session) => session !== ended), ...(ended && { ended }) });
    },

    /** Ends them all, this one too: the reader is forgotten here and goes to the login screen. */
    async endAll(): Promise<void> {
      const { id } = $user.get();
      if (!(await sendEndAll())) return sayEndFailed();
      waive();
      clearUser();
      emit(document, 'portada:logout', { userId: id });
      navigation.go(routeUrl('login'));
    },
  };
}

export type SessionsStore = ReturnType<typeof createSessionsStore>;
