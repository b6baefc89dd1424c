/** Portraits of the authors: busts on a plain ground, each with its own face, hair and clothes. */
import type { Random } from '../../src/seed/random.ts';
import { circle, ellipse, path, rect, stroke } from './kit.ts';
import { palettes } from './palette.ts';
import { darkSkins, skin } from './props.ts';

const p = palettes.day;
const grounds = [p.skyTop, p.ground, '#f0b9a4', '#c9d3a9', p.far, '#f4d491', '#d5c8dc'] as const;
const dark = ['#2a1d18', '#4b2e1f', '#141820'] as const;
const light = ['#7a4a2a', '#b9793c', '#a4472d', '#4b2e1f', '#2a1d18'] as const;
const grey = ['#d9d4cb', '#8d8a86'] as const;
const clothes = [p.near, p.coral, p.mid, p.ochre, p.brick, p.leafDark, p.ink] as const;

/** Short, side parting and bald; long, bun, curls and bob. */
const stylesOf = { he: [0, 4, 0, 4, 5, 3], she: [1, 2, 3, 6, 1, 6] } as const;

export interface Sitter {
  readonly isWoman: boolean;
  readonly isOld: boolean;
}

/** One portrait as SVG, 480 by 480. */
export function portrait(r: Random, { isWoman, isOld }: Sitter): string {
  const tone = skin(r);
  const hair = r.pick(isOld ? [...grey] : darkSkins.has(tone) ? [...dark] : [...light]);
  const coat = r.pick([...clothes]);
  const style = r.pick([...stylesOf[isWoman ? 'she' : 'he']]);
  const face =
    rect(206, 262, 68, 96, tone, 30) +
    path('M206 300 Q240 344 274 300 V318 Q240 352 206 318 Z', p.ink, 0.18) +
    rect(168, 118, 144, 196, tone, 72) +
    circle(166, 222, 20, tone) +
    circle(314, 222, 20, tone);
  const features =
    circle(210, 218, 7, p.ink) +
    circle(270, 218, 7, p.ink) +
    stroke('M196 194 q14 -10 28 -2 M256 192 q14 -8 28 2', hair, 6) +
    stroke('M240 222 q-10 26 -4 34 h8', p.ink, 4, 0.4) +
    smile(r) +
    ellipse(192, 254, 17, 11, p.coral, 0.28) +
    ellipse(288, 254, 17, 11, p.coral, 0.28);
  const body = path('M60 480 Q64 372 176 346 L240 396 L304 346 Q416 372 420 480 Z', coat) + collar(r, tone);
  return (
    backHair(style, hair) +
    body +
    face +
    features +
    frontHair(style, hair) +
    (isWoman ? '' : beard(r, style, hair)) +
    glasses(r)
  );
}

export function portraitGround(r: Random): string {
  return rect(0, 0, 480, 480, r.pick([...grounds])) + circle(380, 110, 190, p.paper, 0.35);
}

function smile(r: Random): string {
  if (r.chance(0.4))
    return (
      path('M212 274 Q240 304 268 274 Q240 284 212 274 Z', p.paper) +
      stroke('M212 274 Q240 306 268 274', p.brick, 5)
    );
  return stroke('M218 278 Q240 294 264 276', p.brick, 6);
}

function collar(r: Random, tone: string): string {
  const kind = r.between(0, 2);
  if (kind === 0) return path('M176 346 L240 396 L304 346 L290 336 L240 372 L190 336 Z', p.paper);
  if (kind === 1) return path('M186 344 Q240 400 294 344 L280 332 Q240 366 200 332 Z', tone);
  return (
    rect(196, 322, 88, 40, p.paper, 16) +
    path('M176 346 L200 340 L240 396 L280 340 L304 346 L330 480 H150 Z', p.ink, 0.16)
  );
}

/** Styles: 0 short, 1 long, 2 bun, 3 curls, 4 side parting, 5 bald, 6 bob. */
function backHair(style: number, hair: string): string {
  if (style === 1)
    return path('M138 190 Q140 84 240 84 Q340 84 342 190 V372 Q300 396 240 392 Q180 396 138 372 Z', hair);
  if (style === 2)
    return circle(240, 82, 44, hair) + path('M150 210 Q148 98 240 98 Q332 98 330 210 V262 H150 Z', hair);
  if (style === 3)
    return [150, 190, 240, 290, 330, 128, 352, 140, 340]
      .map((x, i) => circle(x, i < 5 ? 118 - (i % 2) * 20 : 170 + (i - 5) * 26, 46, hair))
      .join('');
  if (style === 6)
    return path(
      'M144 190 Q144 90 240 90 Q336 90 336 190 V296 Q320 316 296 300 H184 Q160 316 144 296 Z',
      hair,
    );
  return '';
}

function frontHair(style: number, hair: string): string {
  if (style === 0)
    return path(
      'M160 196 Q152 96 246 98 Q332 98 320 196 Q312 150 286 146 Q236 150 204 140 Q172 150 160 196 Z',
      hair,
    );
  if (style === 1)
    return path('M158 214 Q156 104 240 104 Q324 104 322 214 Q312 158 254 134 Q226 170 158 214 Z', hair);
  if (style === 2)
    return path('M158 200 Q160 108 240 108 Q320 108 322 200 Q300 140 240 138 Q180 140 158 200 Z', hair);
  if (style === 3)
    return [176, 214, 254, 296].map((x, i) => circle(x, 128 + (i % 2) * 10, 30, hair)).join('');
  if (style === 4)
    return path(
      'M158 206 Q148 92 260 94 Q334 100 322 206 Q318 168 304 150 Q246 158 208 124 Q176 150 158 206 Z',
      hair,
    );
  if (style === 6)
    return path('M156 206 Q158 104 240 104 Q322 104 324 206 V178 Q300 166 240 166 Q180 166 156 178 Z', hair);
  return path(
    'M160 226 Q154 200 166 188 Q168 210 172 226 Z M320 226 Q326 200 314 188 Q312 210 308 226 Z',
    hair,
  );
}

function beard(r: Random, style: number, hair: string): string {
  if (![0, 4, 5].includes(style) || !r.chance(0.5)) return '';
  return (
    path(
      'M168 232 Q170 330 240 336 Q310 330 312 232 Q300 268 268 262 Q240 252 212 262 Q180 268 168 232 Z',
      hair,
    ) + stroke('M222 284 Q240 294 258 284', p.paper, 5, 0.8)
  );
}

function glasses(r: Random): string {
  if (!r.chance(0.4)) return '';
  const round = r.chance(0.5) ? 26 : 10;
  const lens = (x: number) =>
    `<rect x="${x}" y="196" width="54" height="46" rx="${round}" fill="${p.paper}" fill-opacity="0.1" stroke="${p.ink}" stroke-width="5"/>`;
  return lens(182) + lens(244) + stroke('M236 214 h8 M182 212 l-16 -4 M298 212 l16 -4', p.ink, 5);
}
