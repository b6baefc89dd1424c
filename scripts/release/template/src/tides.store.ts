import { request } from 'portada/core';
import { atom, onMount } from 'portada/element';
import { list, text } from 'portada/schema';
import * as v from 'valibot';

const tide = v.object({ time: v.string(), metres: v.number() });

/** The call as your back end answers it. */
const getTides = {
  method: 'GET',
  path: '/api/tides/{harbour}.json',
  answer: v.object({ name: text, tides: list(tide) }),
} as const;

interface TidesState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly name: string;
  readonly tides: readonly v.InferOutput<typeof tide>[];
}

const NOTHING = { name: '', tides: [] };

/** The tides of a harbour, asked for once a view reads them. */
export function createTides(harbour: string) {
  const $tides = atom<TidesState>({ status: 'loading', ...NOTHING });
  const load = async () => {
    try {
      $tides.set({ status: 'ready', ...(await request(getTides, { params: { harbour } })) });
    } catch {
      // What went wrong is in Portada's list of errors.
      $tides.set({ status: 'failed', ...NOTHING });
    }
  };
  onMount($tides, () => void load());
  return { $tides, load };
}
