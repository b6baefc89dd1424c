/** All pictures in `media/pictures`, as rows: the themes' scenes, authors' portraits and shows' covers. */
import type { pictures } from '@portada/newsroom/schema';
import { captions } from './picture-captions.ts';
import { themes } from './picture-themes.ts';
import { readRows } from './text-parser.ts';

type NewPicture = typeof pictures.$inferInsert;

const SCENE_SIZE = { width: 1600, height: 900 } as const;
const COVER_SIZE = { width: 800, height: 450 } as const;
const PORTRAIT_SIZE = { width: 480, height: 480 } as const;

const CREDIT = 'Diario del Puerto · Ilustración';

/** The id of the nth picture of a theme; themes with fewer start again. */
export function sceneId(theme: string, nth: number): string {
  const found = themes.find((candidate) => candidate.name === theme);
  if (!found) throw new Error(`There is no picture theme ${theme}`);
  return `${theme}-${(nth % found.count) + 1}`;
}

export function portraitId(authorSlug: string): string {
  return `retrato-${authorSlug}`;
}

export function coverId(showSlug: string): string {
  return `programa-${showSlug}`;
}

/** The rows of all pictures. */
export function pictureRows(): NewPicture[] {
  return [...scenes(), ...portraits(), ...covers()];
}

function scenes(): NewPicture[] {
  return themes.flatMap(({ name, altEs, altCa, count }) => {
    const [captionEs, captionCa] = captions[name] ?? [];
    const row = { altEs, altCa, captionEs, captionCa, ...SCENE_SIZE, credit: CREDIT };
    return Array.from({ length: count }, (_, index) => ({ ...row, id: sceneId(name, index) }));
  });
}

function portraits(): NewPicture[] {
  return readRows('autores').map(([slug = '', name = '']) => ({
    id: portraitId(slug),
    altEs: `Retrato de ${name}`,
    altCa: `Retrat de ${name}`,
    ...PORTRAIT_SIZE,
    credit: CREDIT,
  }));
}

function covers(): NewPicture[] {
  const catalan = readRows('programas', 'ca');
  return readRows('programas', 'es').map(([slug = '', name = ''], index) => ({
    id: coverId(slug),
    altEs: `Portada de ${name}`,
    altCa: `Coberta de ${catalan[index]?.[1] ?? name}`,
    ...COVER_SIZE,
    credit: CREDIT,
  }));
}
