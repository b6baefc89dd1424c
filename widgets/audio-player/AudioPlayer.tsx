import type { Audio } from '@portada/contract';
import { useEmit, useMessages } from '@portada/element';
import { formatClock } from '@portada/shared/clock-time.ts';
import { Button } from '@portada/ui/button/Button.tsx';
import { MediaSlot } from '@portada/ui/features/player/MediaSlot.tsx';
import { playerMessages } from '@portada/ui/features/player/messages.ts';
import { onShortcut } from '@portada/ui/features/player/shortcuts.ts';
import { Trouble } from '@portada/ui/features/player/Trouble.tsx';
import { useAbout } from '@portada/ui/features/player/useAbout.ts';
import { useFallbackPlaying } from '@portada/ui/features/player/useFallbackPlaying.ts';
import { usePlayback } from '@portada/ui/features/player/usePlayback.ts';
import { usePlaybackEvents } from '@portada/ui/features/player/usePlaybackEvents.ts';
import { usePlayerState } from '@portada/ui/features/player/usePlayerState.ts';
import { useShareMoment } from '@portada/ui/features/player/useShareMoment.tsx';
import { useStartPosition } from '@portada/ui/features/player/useStartPosition.ts';
import { useServedLinks } from '@portada/ui/kept-press/useServedLinks.ts';
import { Picture } from '@portada/ui/picture/Picture.tsx';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { useRef } from 'react';
import { AudioControls } from './AudioControls.tsx';

interface Props {
  audio: Audio | null;
  contentId: string;
}

/** What plays a sound: fetched when a reader wants to hear it. */
const loadPlayer = () => import('@portada/ui/features/player/media/player.ts');

/** MEDIA-04: the key remounts the player for another audio. */
export function AudioPlayer({ audio, contentId }: Props) {
  return audio && <Sound key={audio.src} audio={audio} contentId={contentId} />;
}

function Sound({ audio, contentId }: Props & { audio: Audio }) {
  const { src, title, duration, image } = audio;
  const t = useMessages(playerMessages);
  const emit = useEmit();
  const about = useAbout(title, image);
  const { player, phase, open } = usePlayback(loadPlayer);
  const { at, key } = useStartPosition(contentId, src, player);
  usePlaybackEvents(player, src);
  const { share, snackbar } = useShareMoment(player);
  const problem = usePlayerState(player, (state) => state.problem);
  const waiting = usePlayerState(player, (state) => state.waiting) || (phase === 'loading' && !player);
  const trouble = problem ?? (phase === 'failed' ? 'code' : undefined);
  const playButton = useRef<HTMLButtonElement>(null);

  const begin = (from: number | undefined) => {
    const media = document.createElement('audio');
    // Browsers that require a user gesture grant it to the element that was played.
    media.load();
    void open({ media, src, at: from, key, about });
    if (phase === 'waiting') emit('portada:play', { href: src });
  };
  useFallbackPlaying(begin);
  useServedLinks((link) => {
    const isSound = link.href === new URL(src, document.baseURI).href;
    if (isSound && phase === 'waiting') begin(at);
    return isSound;
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the controls of one sound
    <div
      className="portada-guard portada-audio"
      part="player"
      role="group"
      aria-label={title || t('audio')}
      onKeyDown={(event) => player && onShortcut(event, player)}
    >
      {player && <MediaSlot media={player.media} />}
      {image?.src && (
        <div className="portada-guard portada-audio-picture" part="cover">
          <Picture image={{ ...image, alt: '' }} ratio="1-1" widths={{ 1100: '7rem' }} />
        </div>
      )}
      <div className="portada-guard portada-audio-body">
        {title && <p className="portada-guard portada-audio-title">{title}</p>}
        <AudioControls
          {...{ player, playButton, waiting }}
          duration={duration ?? 0}
          onBegin={() => begin(at)}
          onShare={() => void share()}
        />
        {!player && phase === 'waiting' && at !== undefined && (
          <div className="portada-guard portada-audio-offer">
            <Button variant="secondary" onClick={() => begin(at)}>
              {t('resume', { time: formatClock(at) })}
            </Button>
            <Button variant="quiet" onClick={() => begin(undefined)}>
              {t('restart')}
            </Button>
          </div>
        )}
        {trouble && (
          <Trouble
            problem={trouble}
            onRetry={() => {
              playButton.current?.focus({ preventScroll: true });
              if (player) player.retry();
              else begin(at);
            }}
          />
        )}
      </div>
      <VisuallyHidden role="status">{waiting ? t('loading') : ''}</VisuallyHidden>
      {snackbar}
    </div>
  );
}
