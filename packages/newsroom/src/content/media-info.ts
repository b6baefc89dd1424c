import type { Language, MultimediaType } from '@portada/contract';
import { formatClock } from '@portada/shared/clock-time.ts';
import type { Multimedia } from '../db/schema/content-data.ts';

interface Playable {
  multimedia: Multimedia | null;
  durationSeconds: number | null;
}

export function multimediaType({ multimedia }: Playable): MultimediaType {
  return multimedia?.type ?? 'image';
}

/** The duration or the number of pictures: `3:45`, `1:02:10`, `12 fotos`. */
export function mediaInfo(lang: Language, { multimedia, durationSeconds }: Playable): string {
  if (multimedia?.pictures?.length) {
    return `${multimedia.pictures.length} ${lang === 'ca' ? 'fotografies' : 'fotografías'}`;
  }
  return durationSeconds === null ? '' : formatClock(durationSeconds);
}
