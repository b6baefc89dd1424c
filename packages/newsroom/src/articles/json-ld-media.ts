/** JSON-LD of a content's video, audio and pictures. */
import { clippingUrl } from '@portada/shared/clipping.ts';
import type { RequestSite } from '../config/sites.ts';
import type { ContentView } from './view.ts';

/** The JSON-LD properties of an article for the media on its page. */
export function mediaOf(view: ContentView, site: RequestSite, origin: string, picture: string): object {
  const { video, audio } = view;
  const object = (type: 'VideoObject' | 'AudioObject', src: string, seconds: number | null) => ({
    '@type': type,
    name: view.title,
    description: view.summary || view.title,
    inLanguage: site.lang,
    uploadDate: view.published,
    contentUrl: new URL(src, origin).href,
    ...(picture && { thumbnailUrl: [picture] }),
    ...(seconds && { duration: isoDuration(seconds) }),
    ...(view.kind === 'live' && { publication: broadcast(view) }),
  });
  return {
    ...(video && { video: object('VideoObject', video.hlsSource, video.duration) }),
    ...(audio && { audio: object('AudioObject', audio.src, audio.duration) }),
  };
}

/** The pictures of an article with what stands below them: `image` has their URLs alone. */
export function picturesOf({ image, pictures }: ContentView, origin: string): object {
  const said = [image, ...pictures].filter((picture) => picture?.caption || picture?.credit);
  if (said.length === 0) return {};
  return {
    associatedMedia: said.flatMap((picture) => {
      if (!picture) return [];
      const { src, caption, credit } = picture;
      return {
        '@type': 'ImageObject',
        contentUrl: origin + clippingUrl(src, '16-9', 1200, 'jpg'),
        ...(caption && { caption }),
        ...(credit && { creditText: credit }),
      };
    }),
  };
}

function broadcast(view: ContentView): object {
  return { '@type': 'BroadcastEvent', name: view.title, isLiveBroadcast: true, startDate: view.published };
}

/** `PT3M34S` */
function isoDuration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3_600), 'H'],
    [Math.floor(seconds / 60) % 60, 'M'],
    [seconds % 60, 'S'],
  ] as const;
  return `PT${parts.map(([value, unit]) => (value > 0 ? `${value}${unit}` : '')).join('')}`;
}
