/** JSON-LD of a content's video, audio and pictures. */
import { clippingUrl } from '@portada/shared/clipping.ts';
import { addDays } from '@portada/shared/days.ts';
import { dayOf, isoWithOffset, startOfDay } from '../content/dates.ts';
import type { PageContext } from './json-ld.ts';
import type { ContentView } from './view.ts';

/** The JSON-LD properties of an article for the media on its page. */
export function mediaOf(view: ContentView, { site, origin, pictures: [picture], now }: PageContext): object {
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
    ...(view.kind === 'live' && { publication: broadcast(view, now) }),
  });
  return {
    ...(video && { video: object('VideoObject', video.hlsSource, video.duration) }),
    ...(audio && { audio: object('AudioObject', audio.src, audio.duration) }),
  };
}

/** The pictures of an article with what stands below them: `image` has their URLs alone. */
export function picturesOf({ image, pictures }: ContentView, origin: string): object {
  const described = [image, ...pictures].filter((picture) => picture?.caption || picture?.credit);
  if (described.length === 0) return {};
  return {
    associatedMedia: described.flatMap((picture) => {
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

/** Search engines ask when a stream will end, and for an estimate where nobody knows: here always after a day. */
function broadcast(view: ContentView, now: Date): object {
  return {
    '@type': 'BroadcastEvent',
    name: view.title,
    isLiveBroadcast: true,
    startDate: view.published,
    endDate: isoWithOffset(startOfDay(addDays(dayOf(now), 2))),
  };
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
