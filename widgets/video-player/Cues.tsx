import type { Player } from '@portada/ui/features/player/media/player.ts';
import { usePlayerState } from '@portada/ui/features/player/usePlayerState.ts';

/** The subtitles, drawn here so that they make room for the controls. */
export function Cues({ player }: { player: Player }) {
  const cues = usePlayerState(player, (state) => state.cues);
  const elsewhere = usePlayerState(player, (state) => state.elsewhere);
  const language = usePlayerState(
    player,
    ({ allCaptions, captions }) => allCaptions.find(({ id }) => id === captions)?.language,
  );
  if (cues.length === 0 || elsewhere) return null;
  return (
    <div className="portada-guard portada-player-cues" part="captions" lang={language || undefined}>
      {cues.map((line) => (
        <span key={line} className="portada-guard portada-player-cue">
          {line}
        </span>
      ))}
    </div>
  );
}
