import { useMessages } from '@portada/element';
import { useDisclosure } from '@portada/ui/disclosure/useDisclosure.ts';
import { Clock } from '@portada/ui/features/player/Clock.tsx';
import type { Player } from '@portada/ui/features/player/media/player.ts';
import { playerMessages } from '@portada/ui/features/player/messages.ts';
import { PlayButton } from '@portada/ui/features/player/PlayButton.tsx';
import { PlayerButton } from '@portada/ui/features/player/PlayerButton.tsx';
import { SeekBar } from '@portada/ui/features/player/SeekBar.tsx';
import { Settings } from '@portada/ui/features/player/Settings.tsx';
import { usePlayerState } from '@portada/ui/features/player/usePlayerState.ts';
import { Volume } from '@portada/ui/features/player/Volume.tsx';
import LinkIcon from 'lucide/dist/esm/icons/link.mjs';
import BackIcon from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import ForwardIcon from 'lucide/dist/esm/icons/rotate-cw.mjs';
import type { RefObject } from 'react';

/** The step of the rewind and forward buttons, in seconds. */
const STEP_SECONDS = 15;

interface Props {
  player: Player | undefined;
  playButton: RefObject<HTMLButtonElement | null>;
  duration: number;
  waiting: boolean;
  onBegin: () => void;
  onShare: () => void;
}

/** The same layout before and after the first press; until then only the play button is enabled. */
export function AudioControls({ player, playButton, duration, waiting, onBegin, onShare }: Props) {
  const t = useMessages(playerMessages);
  const settings = useDisclosure<HTMLDivElement>();
  const live = usePlayerState(player, (state) => state.live);
  const step = { seconds: STEP_SECONDS };
  const figure = <span className="portada-guard portada-audio-step">{STEP_SECONDS}</span>;
  return (
    <div className="portada-guard portada-audio-controls">
      <SeekBar player={player} duration={duration} />
      <div className="portada-guard portada-player-bar portada-audio-bar">
        <PlayerButton
          icon={BackIcon}
          label={t('back', step)}
          disabled={!player}
          onClick={() => player?.step(-STEP_SECONDS)}
        >
          {figure}
        </PlayerButton>
        <PlayButton
          ref={playButton}
          className="portada-audio-play"
          aria-busy={waiting}
          player={player}
          onBegin={onBegin}
        />
        <PlayerButton
          icon={ForwardIcon}
          label={t('forward', step)}
          disabled={!player}
          onClick={() => player?.step(STEP_SECONDS)}
        >
          {figure}
        </PlayerButton>
        <Clock player={player} duration={duration} />
        <span className="portada-guard portada-player-gap" />
        <Volume player={player} />
        {!live && <Settings player={player} disclosure={settings} />}
        {!live && <PlayerButton icon={LinkIcon} label={t('share')} disabled={!player} onClick={onShare} />}
      </div>
    </div>
  );
}
