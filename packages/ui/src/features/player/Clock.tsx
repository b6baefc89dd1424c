import { useMessages } from '@portada/element';
import { formatClock } from '@portada/shared/clock-time.ts';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import type { Player } from './media/player.ts';
import { spokenTime } from './media/times.ts';
import { playerMessages } from './messages.ts';
import { usePlayerState } from './usePlayerState.ts';

interface Props {
  player: Player | undefined;
  /** In seconds, until the player knows the real one. */
  duration?: number;
}

/** `1:23 / 3:34`, or how live it is. The seek bar says the same to screen readers. */
export function Clock({ player, duration = 0 }: Props) {
  const time = usePlayerState(player, (state) => Math.floor(state.time));
  const end = usePlayerState(player, (state) => Math.floor(state.end)) || duration;
  const live = usePlayerState(player, (state) => state.live);
  if (live && player) return <LiveClock player={player} />;
  // Of a stream nobody knows yet that it is live.
  if (end === 0) return null;
  return (
    <span className="portada-guard portada-player-clock" aria-hidden="true">
      {`${formatClock(time)} / ${formatClock(end)}`}
    </span>
  );
}

/** One button in both states, so that the focus stays where it is when the edge is reached. */
function LiveClock({ player }: { player: Player }) {
  const t = useMessages(playerMessages);
  const atEdge = usePlayerState(player, (state) => state.atEdge);
  const latency = usePlayerState(player, (state) => state.latency);
  return (
    <span className="portada-guard portada-player-live">
      <button
        type="button"
        className="portada-guard portada-player-edge"
        aria-disabled={atEdge}
        data-at-edge={atEdge || undefined}
        onClick={() => !atEdge && player.goLive()}
      >
        {atEdge ? t('live') : t('goLive')}
      </button>
      {latency !== undefined && (
        <span className="portada-guard portada-player-clock">
          <span aria-hidden="true">{t('latency', { seconds: latency })}</span>
          <VisuallyHidden>{t('latencySpoken', { time: spokenTime(latency) })}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
