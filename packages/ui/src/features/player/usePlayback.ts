import { useEffect, useRef, useState } from 'react';
import type { Player, PlayerOptions } from './media/player.ts';

/** Code that was fetched, the player's own among it. */
interface WithPlayer {
  readonly Player: new (options: PlayerOptions) => Player;
}

/** `loading`: the player's code is on its way; `failed`: it did not come. */
export type Phase = 'waiting' | 'loading' | 'failed';

/** MEDIA-02: the player is loaded on demand, and destroyed on unmount. */
export function usePlayback<Code extends WithPlayer>(load: () => Promise<Code>) {
  const [opened, setOpened] = useState<{ readonly code: Code; readonly player: Player }>();
  const [phase, setPhase] = useState<Phase>('waiting');
  const here = useRef(true);

  useEffect(() => () => opened?.player.end(), [opened]);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const open = async (options: PlayerOptions) => {
    if (phase === 'loading') return;
    setPhase('loading');
    try {
      const code = await load();
      if (here.current) setOpened({ code, player: new code.Player(options) });
    } catch (error) {
      console.error('Portada: the player did not load.', error);
      if (here.current) setPhase('failed');
    }
  };
  return { code: opened?.code, player: opened?.player, phase, open };
}
