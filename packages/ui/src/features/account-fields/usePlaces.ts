import { useStore } from '@nanostores/react';
import { $language } from '@portada/core';
import { useCallback, useEffect, useState } from 'react';
import type { SelectOption } from '../../select/Select.tsx';

export interface Places {
  readonly countries: readonly SelectOption[];
  readonly provinces: readonly SelectOption[];
}

const none: Places = { countries: [], provinces: [] };

const optionsOf = (places: Iterable<readonly [string, string]>): SelectOption[] =>
  [...places].map(([value, label]) => ({ value, label }));

async function fetchPlaces(language: string): Promise<Places> {
  const { countries, provinces } = await import('@portada/contract/places');
  return { countries: optionsOf(countries(language)), provinces: optionsOf(Object.entries(provinces)) };
}

/**
 * The options of country and province, in the page's language (ACCT-21): loaded once the form is mounted, since the
 * lists are larger than the fields. After a failure `retry` loads them again.
 */
export function usePlaces(): Places & { retry: () => void } {
  const language = useStore($language);
  const [places, setPlaces] = useState(none);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what fetches again
  useEffect(() => {
    let current = true;
    setFailed(false);
    fetchPlaces(language).then(
      (fetched) => current && setPlaces(fetched),
      (error) => {
        console.error('Portada: the lists of countries and provinces did not load.', error);
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [language, attempt]);
  const retry = useCallback(() => {
    if (failed) setAttempt((last) => last + 1);
  }, [failed]);
  return { ...places, retry };
}
