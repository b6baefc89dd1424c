import { type RefObject, useEffect, useState } from 'react';

/** How long controls stay after the last movement. */
const IDLE_AFTER_MS = 3_000;

/**
 * Whether nobody has moved in the element for a while. Only while it is `active`; a finger that taps where nothing
 * is to be pressed lets the controls come and go at once.
 */
export function useIdle(element: RefObject<HTMLElement | null>, active: boolean) {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!active || !current) return setIdle(false);
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_AFTER_MS);
    };
    for (const sign of ['pointermove', 'keydown', 'focusin'] as const) {
      current.addEventListener(sign, wake, { signal: end.signal });
    }
    wake();
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, [active, element]);
  return { idle: idle && active, setIdle };
}
