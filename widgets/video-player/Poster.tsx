import { type AspectRatio, aspectRatios, type Video } from '@portada/contract';
import { useHost, useMessages } from '@portada/element';
import { formatClock } from '@portada/shared/clock-time.ts';
import { Button } from '@portada/ui/button/Button.tsx';
import { playerMessages } from '@portada/ui/features/player/messages.ts';
import { Trouble } from '@portada/ui/features/player/Trouble.tsx';
import type { Phase } from '@portada/ui/features/player/usePlayback.ts';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { Picture } from '@portada/ui/picture/Picture.tsx';
import { Spinner } from '@portada/ui/spinner/Spinner.tsx';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import PlayIcon from 'lucide/dist/esm/icons/play.mjs';
import RestartIcon from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import { useState } from 'react';

interface Props {
  video: Video;
  /** Where to go on, if not at the start: in seconds. */
  at: number | undefined;
  phase: Phase;
  onBegin: (at: number | undefined) => void;
}

const FALLBACK_RATIO: AspectRatio = '16-9';

/** A picture may be clipped to the ratios that there are; the place has the video's own. */
function ratioOf(written: string): AspectRatio {
  return aspectRatios.find((ratio) => ratio === written.replace(':', '-')) ?? FALLBACK_RATIO;
}

/** MEDIA-02: what shows until the reader wants to see the video, with the offer to go on where it was left. */
export function Poster({ video, at, phase, onBegin }: Props) {
  const t = useMessages(playerMessages);
  const { poster, title, duration, aspectRatio } = video;
  const shown = at ? t('resume', { time: formatClock(at) }) : duration && formatClock(duration);

  return (
    <>
      <PosterPicture poster={poster} aspectRatio={aspectRatio} />
      <button
        type="button"
        className="portada-guard portada-video-begin"
        aria-busy={phase === 'loading'}
        onClick={() => onBegin(at)}
      >
        <span className="portada-guard portada-video-sign">
          {phase === 'loading' ? <Spinner /> : <Icon of={PlayIcon} filled />}
        </span>
        {!at && <VisuallyHidden>{`${t('playTitle', { title: title || t('video') })} `}</VisuallyHidden>}
        <span className="portada-guard portada-video-label">{shown}</span>
        {Boolean(at) && title && <VisuallyHidden>{` ${title}`}</VisuallyHidden>}
      </button>
      {at !== undefined && phase === 'waiting' && (
        <Button variant="secondary" className="portada-video-restart" onClick={() => onBegin(undefined)}>
          <Icon of={RestartIcon} />
          <span className="portada-guard">{t('restart')}</span>
        </Button>
      )}
      <VisuallyHidden role="status">{phase === 'loading' ? t('loading') : ''}</VisuallyHidden>
      {phase === 'failed' && <Trouble problem="code" onRetry={() => onBegin(at)} />}
    </>
  );
}

/**
 * The very picture that the server's own `<video>` shows, where it wrote one: it is there already, so nothing flickers.
 */
function PosterPicture({ poster, aspectRatio }: Pick<Video, 'poster' | 'aspectRatio'>) {
  const host = useHost();
  const [served] = useState(() => host?.querySelector('video')?.poster);
  if (served)
    return <img className="portada-guard portada-video-poster" part="picture" alt="" src={served} />;
  if (!poster?.src) return null;
  return (
    <Picture
      className="portada-video-poster"
      image={{ ...poster, alt: '' }}
      ratio={ratioOf(aspectRatio)}
      eager
    />
  );
}
