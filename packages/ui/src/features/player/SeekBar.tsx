import { useMessages } from '@portada/element';
import { formatClock } from '@portada/shared/clock-time.ts';
import { usePartStyles } from '../../part.ts';
import type { Player } from './media/player.ts';
import { spokenTime } from './media/times.ts';
import { playerMessages } from './messages.ts';
import css from './seek-bar.css';
import { usePlayerState } from './usePlayerState.ts';

interface Props {
  player: Player | undefined;
  /** In seconds, until the player knows the real one. */
  duration?: number;
}

/** The seek bar. `aria-valuetext` has times instead of seconds. */
export function SeekBar({ player, duration = 0 }: Props) {
  usePartStyles(css);
  const t = useMessages(playerMessages);
  const ready = usePlayerState(player, (state) => state.ready);
  const start = usePlayerState(player, (state) => state.start);
  const liveEnd = usePlayerState(player, (state) => state.end);
  const time = usePlayerState(player, (state) => Math.floor(state.time));
  const buffered = usePlayerState(player, (state) => Math.ceil(state.buffered));
  const live = usePlayerState(player, (state) => state.live);
  const atEdge = usePlayerState(player, (state) => state.atEdge);
  const end = liveEnd || duration;
  const part = (second: number) =>
    `${end > start ? (100 * Math.max(0, Math.min(second, end) - start)) / (end - start) : 0}%`;
  const liveText = atEdge ? t('livePosition') : t('liveBehind', { time: spokenTime(end - time) });

  return (
    <input
      type="range"
      part="seek"
      className="portada-guard portada-seek"
      aria-label={t('position')}
      aria-valuetext={live ? liveText : t('positionOf', { time: spokenTime(time), end: spokenTime(end) })}
      disabled={!ready}
      min={Math.floor(start)}
      max={Math.max(1, Math.floor(end))}
      step={1}
      style={{ '--_played': part(time), '--_buffered': part(buffered) }}
      title={live ? undefined : formatClock(time)}
      value={time}
      onChange={(event) => player?.seek(event.target.valueAsNumber)}
    />
  );
}
