/**
 * Draws the seed's pictures into `media/pictures`, the same every time. With names of themes it draws only those:
 * `node packages/edition/scripts/draw-pictures.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type Mood, themes } from '../src/seed/picture-themes.ts';
import { COVER_SIZE, coverId, PORTRAIT_SIZE, portraitId, SCENE_SIZE, sceneId } from '../src/seed/pictures.ts';
import { createRandom } from '../src/seed/random.ts';
import { readRows } from '../src/seed/text-parser.ts';
import { circle, path } from './pictures/kit.ts';
import { palettes } from './pictures/palette.ts';
import { portrait, portraitGround } from './pictures/portraits.ts';
import { scenes } from './pictures/scenes.ts';

const folder = fileURLToPath(new URL('../media/pictures/', import.meta.url));
const QUALITY = 66;
const names = new Set(process.argv.slice(2));

interface Size {
  width: number;
  height: number;
}

await mkdir(folder, { recursive: true });
await drawScenes();
await drawPortraits();
await drawCovers();

async function drawScenes(): Promise<void> {
  for (const { name, moods } of themes) {
    if (!isWanted(name)) continue;
    for (const [index, mood] of moods.entries()) {
      await save(sceneId(name, index), sceneSvg(name, mood, seedOf(name) + index), SCENE_SIZE, SCENE_SIZE);
    }
  }
}

async function drawPortraits(): Promise<void> {
  if (!isWanted('portraits')) return;
  for (const [slug = '', , , , , , who = ''] of readRows('autores')) {
    const sitter = { isWoman: who.startsWith('ella'), isOld: who.endsWith('mayor') };
    const r = createRandom(seedOf(slug));
    await save(portraitId(slug), portraitGround(r) + portrait(r, sitter), PORTRAIT_SIZE, PORTRAIT_SIZE);
  }
}

/** A show's cover is the scene of its theme in the light that its place in the list gives, under a coloured corner. */
async function drawCovers(): Promise<void> {
  if (!isWanted('covers')) return;
  const lights: readonly Mood[] = ['day', 'dusk', 'dawn', 'night'];
  for (const [index, [slug = '', , medium = '', theme = '']] of readRows('programas', 'es').entries()) {
    const mood = lights[index % lights.length] ?? 'day';
    const content = sceneSvg(theme, mood, seedOf(slug)) + badge(mood, medium);
    await save(coverId(slug), content, SCENE_SIZE, COVER_SIZE);
  }
}

function sceneSvg(theme: string, mood: Mood, seed: number): string {
  const scene = scenes[theme];
  if (!scene) throw new Error(`Nobody has drawn ${theme} yet`);
  return scene({ p: palettes[mood], r: createRandom(seed) });
}

/** The corner that tells television (a screen) from radio (waves). */
function badge(mood: Mood, medium: string): string {
  const { coral, paper } = palettes[mood];
  const sign =
    medium === 'radio'
      ? [26, 52, 78]
          .map(
            (r) =>
              `<path d="M130 130 m${-r} 0 a${r} ${r} 0 0 1 ${r * 2} 0" fill="none" stroke="${paper}" stroke-width="12"/>`,
          )
          .join('') + circle(130, 136, 12, paper)
      : `<rect x="66" y="66" width="120" height="84" rx="12" fill="none" stroke="${paper}" stroke-width="12"/>` +
        path('M112 88 L150 108 L112 128 Z', paper);
  return path('M0 0 H330 L0 330 Z', coral) + sign;
}

async function save(id: string, content: string, viewBox: Size, size: Size): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${viewBox.width} ${viewBox.height}">${content}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
  await writeFile(join(folder, `${id}.jpg`), bytes);
}

function isWanted(name: string): boolean {
  return names.size === 0 || names.has(name);
}

/** A number of one's own for every name. */
function seedOf(name: string): number {
  let seed = 7;
  for (const char of name) seed = (seed * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return seed;
}
