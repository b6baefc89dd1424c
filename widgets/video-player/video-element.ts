import type { Video } from '@portada/contract';

/**
 * The element that a film is shown in. Made while the reader presses: a browser that lets pages play only then
 * (Safari) remembers it of the element.
 */
export function createVideo(captions: Video['captions'], title: string): HTMLVideoElement {
  const media = document.createElement('video');
  media.playsInline = true;
  media.title = title;
  if (captions.length > 0) media.crossOrigin = 'anonymous';
  for (const { src, srclang, label } of captions) {
    const track = document.createElement('track');
    Object.assign(track, { kind: 'subtitles', src, srclang, label });
    media.append(track);
  }
  media.load();
  return media;
}
