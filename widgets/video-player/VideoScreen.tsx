import { useMessages } from '@portada/element';
import { useDisclosure } from '@portada/ui/disclosure/useDisclosure.ts';
import { MediaSlot } from '@portada/ui/features/player/MediaSlot.tsx';
import { Player } from '@portada/ui/features/player/media/player.ts';
import { playerMessages } from '@portada/ui/features/player/messages.ts';
import { onShortcut } from '@portada/ui/features/player/shortcuts.ts';
import { Trouble } from '@portada/ui/features/player/Trouble.tsx';
import { usePlayerState } from '@portada/ui/features/player/usePlayerState.ts';
import { useShareMoment } from '@portada/ui/features/player/useShareMoment.tsx';
import { usePartStyles } from '@portada/ui/part.ts';
import { Spinner } from '@portada/ui/spinner/Spinner.tsx';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { Cues } from './Cues.tsx';
import { useFullscreen } from './useFullscreen.ts';
import { useIdle } from './useIdle.ts';
import { VideoControls } from './VideoControls.tsx';
import css from './video-screen.css';

export { Player };

export interface VideoScreenProps {
  player: Player;
  title: string;
  /** In seconds, until the player knows the real one. */
  duration: number;
  /** Whether the focus comes here: a reader has pressed what this stands in the place of. */
  takesFocus: boolean;
}

/** The film, and everything over it. It fills the place that it is given. */
export function VideoScreen({ player, title, duration, takesFocus }: VideoScreenProps) {
  usePartStyles(css);
  const t = useMessages(playerMessages);
  const screen = useRef<HTMLDivElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const settings = useDisclosure<HTMLDivElement>();
  const paused = usePlayerState(player, (state) => state.paused);
  const problem = usePlayerState(player, (state) => state.problem);
  const { idle, setIdle } = useIdle(screen, !paused && !settings.open && !problem);
  const fullscreen = useFullscreen(screen, player.media);
  const { share, snackbar } = useShareMoment(player);
  const toPlayButton = () => playButton.current?.focus({ preventScroll: true });

  useLayoutEffect(() => {
    if (takesFocus) playButton.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the controls of one film
    <div
      ref={screen}
      className="portada-guard portada-player"
      part="player"
      role="group"
      aria-label={title || t('video')}
      data-idle={idle || undefined}
      onKeyDown={(event) => onShortcut(event, player, fullscreen.toggle)}
    >
      <MediaSlot media={player.media} />
      <Cues player={player} />
      <Curtain player={player} idle={idle} setIdle={setIdle} onDouble={fullscreen.toggle} />
      <VideoControls
        {...{ player, duration, settings, fullscreen, playButton }}
        onShare={() => void share()}
      />
      {problem && (
        <Trouble
          problem={problem}
          onRetry={() => {
            toPlayButton();
            player.retry();
          }}
        />
      )}
      {snackbar}
    </div>
  );
}

interface CurtainProps {
  player: Player;
  idle: boolean;
  setIdle: (idle: boolean) => void;
  onDouble: () => void;
}

/**
 * The film as a thing to press, for a mouse a second way to play and pause, for a finger to have the controls come
 * and go. Nothing that the buttons do not do too, so it says nothing to screen readers.
 */
function Curtain({ player, idle, setIdle, onDouble }: CurtainProps) {
  const t = useMessages(playerMessages);
  const waiting = usePlayerState(player, (state) => state.waiting);
  const wasIdle = useRef(false);
  const pointer = useRef('');
  const onPointerDown = (event: PointerEvent) => {
    pointer.current = event.pointerType;
    wasIdle.current = idle;
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (pointer.current === 'touch') setIdle(!wasIdle.current);
    else player.toggle();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: see above; the buttons below are the way in for everybody
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the whole player
    <div
      className="portada-guard portada-player-curtain"
      onPointerDown={onPointerDown}
      onClick={onClick}
      onDoubleClick={onDouble}
    >
      {waiting && <Spinner />}
      <VisuallyHidden role="status">{waiting ? t('loading') : ''}</VisuallyHidden>
    </div>
  );
}
