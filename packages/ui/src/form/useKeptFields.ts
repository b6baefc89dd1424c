import { useHost } from '@portada/element';
import { useCallback } from 'react';
import { keepFields } from './kept-fields.ts';

/** The ref of a form whose fields outlive an error of the widget; see `keepFields`. */
export function useKeptFields(place = '') {
  const host = useHost();
  // In the ref and not in an effect: it is detached while the whole form is still on the page.
  return useCallback(
    (form: HTMLFormElement | null) => (form && host ? keepFields(host, form, place) : undefined),
    [host, place],
  );
}
