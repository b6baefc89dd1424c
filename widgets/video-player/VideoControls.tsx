import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import type { Disclosure } from '@portada/ui/disclosure/useDisclosure.ts';
import { Clock } from '@portada/ui/features/player/Clock.tsx';
import type { Player } from '@portada/ui/features/player/media/player.ts';
import { NO_CAPTIONS } from '@portada/ui/features/player/media/state.ts';
import { playerMessages } from '@portada/ui/features/player/messages.ts';
import { PlayButton } from '@portada/ui/features/player/PlayButton.tsx';
import { PlayerButton } from '@portada/ui/features/player/PlayerButton.tsx';
import { SeekBar } from '@portada/ui/features/player/SeekBar.tsx';
import { Settings } from '@portada/ui/features/player/Settings.tsx';
import { usePlayerState } from '@portada/ui/features/player/usePlayerState.ts';
import { Volume } from '@portada/ui/features/player/Volume.tsx';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import CaptionsIcon from 'lucide/dist/esm/icons/captions.mjs';
import LinkIcon from 'lucide/dist/esm/icons/link.mjs';
import FullscreenIcon from 'lucide/dist/esm/icons/maximize.mjs';
import ExitIcon from 'lucide/dist/esm/icons/minimize.mjs';
import FloatIcon from 'lucide/dist/esm/icons/picture-in-picture-2.mjs';
import type { RefObject } from 'react';
import type { useFullscreen } from './useFullscreen.ts';

interface Props {
  player: Player;
  duration: number;
  settings: Disclosure<HTMLDivElement>;
  fullscreen: ReturnType<typeof useFullscreen>;
  playButton: RefObject<HTMLButtonElement | null>;
  onShare: () => void;
}

/** The bar under the film. On a narrow one, what is needed less often is in the settings. */
export function VideoControls({ player, duration, settings, fullscreen, playButton, onShare }: Props) {
  const t = useMessages(playerMessages);
  const float = useFloat(player.media);
  const elsewhere = usePlayerState(player, (state) => state.elsewhere);
  const live = usePlayerState(player, (state) => state.live);
  const extras = [
    !live && { icon: LinkIcon, label: t('share'), onClick: onShare },
    float && { icon: FloatIcon, label: t(elsewhere ? 'unfloat' : 'float'), onClick: float },
  ].filter((extra) => extra !== false && extra !== undefined);

  return (
    <div className="portada-guard portada-player-controls" part="controls">
      <SeekBar player={player} duration={duration} />
      <div className="portada-guard portada-player-bar">
        <PlayButton ref={playButton} player={player} />
        <Volume player={player} />
        <Clock player={player} duration={duration} />
        <span className="portada-guard portada-player-gap" />
        <CaptionsButton player={player} />
        <Settings player={player} disclosure={settings}>
          <div className="portada-guard portada-player-extras">
            {extras.map(({ icon, label, onClick }) => (
              <Button
                key={label}
                variant="quiet"
                onClick={() => {
                  settings.close();
                  playButton.current?.focus({ preventScroll: true });
                  onClick();
                }}
              >
                <Icon of={icon} />
                <span className="portada-guard">{label}</span>
              </Button>
            ))}
          </div>
        </Settings>
        {extras.map((extra) => (
          <PlayerButton key={extra.label} {...extra} className="portada-player-wide" />
        ))}
        {fullscreen.possible && (
          <PlayerButton
            icon={fullscreen.full ? ExitIcon : FullscreenIcon}
            label={t(fullscreen.full ? 'exitFullscreen' : 'fullscreen')}
            onClick={fullscreen.toggle}
          />
        )}
      </div>
    </div>
  );
}

function CaptionsButton({ player }: { player: Player }) {
  const t = useMessages(playerMessages);
  const has = usePlayerState(player, (state) => state.allCaptions.length > 0);
  const on = usePlayerState(player, (state) => state.captions !== NO_CAPTIONS);
  if (!has) return null;
  return (
    <PlayerButton
      icon={CaptionsIcon}
      label={t(on ? 'captionsOff' : 'captionsOn')}
      className={on ? 'portada-player-on' : ''}
      onClick={() => player.toggleCaptions()}
    />
  );
}

/** A window over all others, where the browser has such a thing; refused, the film stays where it is. */
function useFloat(media: HTMLMediaElement): (() => void) | undefined {
  if (!(media instanceof HTMLVideoElement) || !document.pictureInPictureEnabled) return undefined;
  return () => {
    const asked = document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : media.requestPictureInPicture();
    asked.catch(() => undefined);
  };
}
