import { useMessages } from '@portada/element';
import PauseIcon from 'lucide/dist/esm/icons/pause.mjs';
import PlayIcon from 'lucide/dist/esm/icons/play.mjs';
import type { ComponentProps } from 'react';
import type { Player } from './media/player.ts';
import { playerMessages } from './messages.ts';
import { PlayerButton } from './PlayerButton.tsx';
import { usePlayerState } from './usePlayerState.ts';

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  player: Player | undefined;
  /** Called for a press while there is no player yet. */
  onBegin?: () => void;
}

export function PlayButton({ player, onBegin, ...rest }: Props) {
  const t = useMessages(playerMessages);
  const paused = usePlayerState(player, (state) => state.paused);
  return (
    <PlayerButton
      {...rest}
      icon={paused ? PlayIcon : PauseIcon}
      label={t(paused ? 'play' : 'pause')}
      onClick={() => (player ? player.toggle() : onBegin?.())}
    />
  );
}
