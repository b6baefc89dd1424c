import type { Language } from '@portada/contract';

/** What the sample's voice would say, as WebVTT cut into the film's segments. */

/** Each line with its first and its last second. */
const lines: readonly (readonly [from: number, to: number, es: string, ca: string])[] = [
  [
    0.5,
    4,
    'A las seis, el puerto todavía es de las gaviotas.',
    'A les sis, el port encara és de les gavines.',
  ],
  [4.5, 8, 'El primer mercante entra con la marea.', 'El primer mercant entra amb la marea.'],
  [
    8.5,
    12,
    'En el muelle sur, las grúas no paran\nhasta el mediodía.',
    'Al moll sud, les grues no paren\nfins al migdia.',
  ],
  [
    12.5,
    16,
    'La barca de la lonja vuelve con el sol ya bajo.',
    'La barca de la llotja torna amb el sol ja baix.',
  ],
  [16.5, 20, 'Y cuando oscurece, se enciende el faro.', 'I quan es fa fosc, s’encén el far.'],
  [20.5, 23.5, 'Mañana, otra vez.', 'Demà, una altra vegada.'],
];

/** The film's clock and the subtitles' are the same. */
const HEAD = 'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n';

/** The lines heard between two seconds, as one segment of the subtitles. */
export function subtitles(lang: Language, from: number, to: number): string {
  const cues = lines
    .filter(([start, end]) => start < to && end > from)
    .map(([start, end, es, ca]) => `\n${stamp(start)} --> ${stamp(end)}\n${lang === 'ca' ? ca : es}\n`);
  return HEAD + cues.join('');
}

function stamp(second: number): string {
  return `00:00:${second.toFixed(3).padStart(6, '0')}`;
}
