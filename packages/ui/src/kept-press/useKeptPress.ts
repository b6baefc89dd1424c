import { useHost, useTakenPress } from '@portada/element';
import { useLayoutEffect } from 'react';

/**
 * Calls back for a press that the loader has kept, and for one that began on the fallback and ended on the view in its
 * place. The browser gives that one to what both have in common: the widget's element, of which nothing but the view
 * is to be pressed.
 *
 * @param onPress - stable between renders
 */
export function useKeptPress(onPress: () => void): void {
  const host = useHost();
  useTakenPress(onPress);
  useLayoutEffect(() => {
    if (!host) return;
    const onClick = (event: MouseEvent) => {
      if (event.composedPath()[0] === host) onPress();
    };
    host.addEventListener('click', onClick);
    return () => host.removeEventListener('click', onClick);
  }, [host, onPress]);
}
