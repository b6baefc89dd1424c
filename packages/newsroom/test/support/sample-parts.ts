import type { ContentKind } from '../../src/db/schema/content.ts';
import type { EventData, Multimedia, RecipeData } from '../../src/db/schema/content-data.ts';

export function recipeOf(): RecipeData {
  return {
    servings: 4,
    difficulty: 'easy',
    prepMinutes: 30,
    cookMinutes: 45,
    ingredients: ['400 g de arroz', '1 l de caldo de roca'],
    steps: ['Sofría el pimiento.', 'Añada el arroz y el caldo.'],
  };
}

export function eventOf(): EventData {
  return {
    occurrenceType: 'date-range',
    days: ['2026-11-20', '2026-11-29'],
    datesLiteral: '',
    location: { name: 'Teatro del Puerto', url: '' },
    address: 'Paseo Marítimo, 4',
    timetable: ['20:30'],
    modality: { name: 'Presencial', url: '' },
    thematics: [{ name: 'Teatro', url: '' }],
  };
}

export function mediaOf(kind: ContentKind): Multimedia | null {
  if (kind === 'video') return { type: 'video', src: '/media/video.m3u8' };
  if (kind === 'audio') return { type: 'audio', src: '/media/audio.mp3' };
  if (kind === 'live') return { type: 'video', src: '/media/live.m3u8', audioSrc: '/media/live-audio.m3u8' };
  if (kind === 'gallery') return { type: 'photo-gallery', pictures: ['muelle', 'retrato'] };
  return null;
}
