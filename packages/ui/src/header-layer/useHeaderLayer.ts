import { useEffect, useEffectEvent } from 'react';
import { $headerLayer, type HeaderLayer } from './header-layer.ts';

/** HEAD-02: registers an open layer of the header, and closes it when another one opens. */
export function useHeaderLayer(own: Exclude<HeaderLayer, ''>, open: boolean, close: () => void): void {
  const giveWay = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    $headerLayer.set(own);
    const stop = $headerLayer.listen((layer) => {
      if (layer !== own) giveWay();
    });
    return () => {
      stop();
      if ($headerLayer.get() === own) $headerLayer.set('');
    };
  }, [own, open]);
}
