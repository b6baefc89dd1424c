import { useEmit } from '@portada/element';
import { useEffect } from 'react';
import type { Player } from './media/player.ts';

const QUARTERS = [25, 50, 75] as const;

/** Tells the page how far the reader gets. */
export function usePlaybackEvents(player: Player | undefined, href: string): void {
  const emit = useEmit();
  useEffect(() => {
    let told = 0;
    return player?.$state.listen(({ time, end, live, paused, ended, problem }, before) => {
      if (ended && !before?.ended) {
        told = 0;
        emit('portada:complete', { href });
      }
      if (ended) return;
      if (paused && before?.paused === false && !problem) {
        emit('portada:pause', { href, seconds: Math.floor(time) });
      }
      if (paused) return;
      const reached = live || end === 0 ? 0 : Math.floor((4 * time) / end);
      const percent = QUARTERS[reached - 1];
      if (reached > told && percent) emit('portada:progress', { href, percent });
      told = Math.max(told, reached);
    });
  }, [player, href, emit]);
}
