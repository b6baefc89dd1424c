import { useStore } from '@nanostores/react';
import type { Video } from '@portada/contract';
import { $language } from '@portada/core';
import { useEmit } from '@portada/element';
import { useAbout } from '@portada/ui/features/player/useAbout.ts';
import { useFallbackPlaying } from '@portada/ui/features/player/useFallbackPlaying.ts';
import { usePlayback } from '@portada/ui/features/player/usePlayback.ts';
import { usePlaybackEvents } from '@portada/ui/features/player/usePlaybackEvents.ts';
import { useStartPosition } from '@portada/ui/features/player/useStartPosition.ts';
import { useRef } from 'react';
import { Poster } from './Poster.tsx';
import { createVideo } from './video-element.ts';

/** The film's controls and what plays it: fetched when a reader wants to see it. */
const loadVideoScreen = () => import('./VideoScreen.tsx');

interface Props {
  video: Video | null;
  contentId: string;
}

/** MEDIA-01, MEDIA-02: another video is another player. */
export function VideoPlayer({ video, contentId }: Props) {
  return video && <Film key={video.hlsSource} video={video} contentId={contentId} />;
}

function Film({ video, contentId }: Props & { video: Video }) {
  const { hlsSource, aspectRatio, duration, poster, title, captions } = video;
  const emit = useEmit();
  const language = useStore($language);
  const about = useAbout(title, poster);
  const { code, player, phase, open } = usePlayback(loadVideoScreen);
  const { at, key } = useStartPosition(contentId, hlsSource, player);
  usePlaybackEvents(player, hlsSource);
  const pressed = useRef(false);

  const begin = (from: number | undefined) => {
    const media = createVideo(captions, title);
    void open({ media, src: hlsSource, isHls: true, at: from, key, about, languages: [language] });
    if (phase !== 'failed') emit('portada:play', { href: hlsSource });
  };
  useFallbackPlaying(begin);

  return (
    <div className="portada-guard portada-video" style={{ aspectRatio: aspectRatio.replace(/[-:]/, ' / ') }}>
      {code && player ? (
        <code.VideoScreen
          player={player}
          title={title}
          duration={duration ?? 0}
          takesFocus={pressed.current}
        />
      ) : (
        <Poster
          video={video}
          at={at}
          phase={phase}
          onBegin={(from) => {
            pressed.current = true;
            begin(from);
          }}
        />
      )}
    </div>
  );
}
