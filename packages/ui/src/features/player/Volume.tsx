import { useMessages } from '@portada/element';
import LoudIcon from 'lucide/dist/esm/icons/volume-2.mjs';
import SilentIcon from 'lucide/dist/esm/icons/volume-x.mjs';
import type { Player } from './media/player.ts';
import { playerMessages } from './messages.ts';
import { PlayerButton } from './PlayerButton.tsx';
import { usePlayerState } from './usePlayerState.ts';

/** Sound on and off, and how much of it where there is room. */
export function Volume({ player }: { player: Player | undefined }) {
  const t = useMessages(playerMessages);
  const silent = usePlayerState(player, (state) => state.muted || state.volume === 0);
  const volume = usePlayerState(player, (state) => Math.round(state.volume * 100));
  const shown = silent ? 0 : volume;
  return (
    <span className="portada-guard portada-player-volume">
      <PlayerButton
        icon={silent ? SilentIcon : LoudIcon}
        label={t(silent ? 'unmute' : 'mute')}
        disabled={!player}
        onClick={() => player?.toggleMuted()}
      />
      <input
        type="range"
        className="portada-guard portada-seek portada-player-level"
        aria-label={t('volume')}
        aria-valuetext={`${shown} %`}
        disabled={!player}
        min={0}
        max={100}
        step={5}
        style={{ '--_played': `${shown}%`, '--_buffered': '100%' }}
        value={shown}
        onChange={(event) => player?.setVolume(event.target.valueAsNumber / 100)}
      />
    </span>
  );
}
