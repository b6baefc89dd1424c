import { useHost } from '@portada/element';
import { useCallback, useRef } from 'react';
import { keepFields, type TakeServed } from './kept-fields.ts';

/**
 * The ref of a form whose fields take over what was typed into the fallback, and outlive an error of the widget; see
 * `keepFields`.
 */
export function useKeptFields(formKey = '', takeOver?: TakeServed) {
  const host = useHost();
  const latest = useRef(takeOver);
  latest.current = takeOver;
  // In the ref and not in an effect: it is detached while the whole form is still on the page.
  return useCallback(
    (form: HTMLFormElement | null) => {
      return form && host ? keepFields(host, form, formKey, latest.current) : undefined;
    },
    [host, formKey],
  );
}
