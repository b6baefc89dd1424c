/** The drawing desk: plain shapes as SVG text. Scenes are 1600 by 900; the subject stays within the middle square. */
import type { Random } from '../../src/seed/random.ts';
import type { Palette } from './palette.ts';

export const W = 1600;
export const H = 900;

export interface Desk {
  readonly p: Palette;
  readonly r: Random;
}

export type Scene = (desk: Desk) => string;

interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

const n = (value: number) => Math.round(value * 10) / 10;

function paint({ fill = 'none', stroke, width = 4, opacity }: Paint): string {
  const line = stroke
    ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  return `fill="${fill}"${line}${opacity === undefined ? '' : ` opacity="${opacity}"`}`;
}

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  radius = 0,
  opacity = 1,
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${radius}" ${paint({ fill, opacity })}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" ${paint({ fill, opacity })}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${paint({ fill, opacity })}/>`;
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" ${paint({ fill, opacity })}/>`;
}

export function stroke(d: string, color: string, width = 4, opacity = 1): string {
  return `<path d="${d}" ${paint({ stroke: color, width, opacity })}/>`;
}

export function polygon(points: readonly (readonly [number, number])[], fill: string, opacity = 1): string {
  const list = points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');
  return `<polygon points="${list}" ${paint({ fill, opacity })}/>`;
}

export function at(x: number, y: number, content: string, scale = 1, turn = 0): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale})">${content}</g>`;
}

/** Mirrors what is drawn around x = 0. */
export function mirrored(content: string): string {
  return `<g transform="scale(-1 1)">${content}</g>`;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

let gradients = 0;

/** A whole-width band that fades from one colour to another. */
export function fade(y: number, h: number, top: string, low: string, opacity = 1): string {
  gradients += 1;
  const name = `fade${gradients}`;
  return (
    `<defs><linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
    `<stop offset="1" stop-color="${low}"/></linearGradient></defs>` +
    `<rect x="0" y="${n(y)}" width="${W}" height="${n(h)}" fill="url(#${name})" opacity="${opacity}"/>`
  );
}

/** The sky with its sun or moon, rings of light around it, stars by night and flat clouds. */
export function sky({ p, r }: Desk, sunX = 1080, sunY = 270, size = 92): string {
  const rings = [2.6, 1.9, 1.4].map((k) => circle(sunX, sunY, size * k, p.sun, 0.12)).join('');
  const stars =
    p.mood === 'night'
      ? times(70, () => circle(r.between(0, W), r.between(0, 520), 1 + r.next() * 2.4, p.paper, 0.8))
      : '';
  const body = p.mood === 'night' ? crescent(sunX, sunY, size, p.sun) : circle(sunX, sunY, size, p.sun);
  return fade(0, H, p.skyTop, p.skyLow) + stars + rings + body + clouds({ p, r });
}

/** A waxing moon: the outer edge of one circle, the inner edge of another. */
function crescent(x: number, y: number, size: number, fill: string): string {
  const [top, low] = [y - size * 0.9, y + size * 0.9];
  const inner = size * 1.02;
  return path(
    `M${n(x)} ${n(top)} A${size} ${size} 0 1 1 ${n(x)} ${n(low)} A${n(inner)} ${n(inner)} 0 0 0 ${n(x)} ${n(top)} Z`,
    fill,
  );
}

function clouds({ p, r }: Desk, count = 4, low = 330): string {
  const opacity = p.mood === 'night' ? 0.5 : 0.85;
  return times(count, () => {
    const [x, y, w] = [r.between(-60, 1450), r.between(70, low), r.between(150, 330)];
    return (
      rect(x, y, w, 26, p.cloud, 13, opacity) +
      rect(x + w * 0.22, y - 22, w * 0.5, 26, p.cloud, 13, opacity) +
      rect(x + w * 0.4, y + 22, w * 0.75, 20, p.cloud, 10, opacity)
    );
  });
}

/** Rolling ground: a smooth line through random heights, filled to the bottom. */
export function hills(r: Random, y: number, swing: number, fill: string, steps = 6): string {
  const step = W / steps;
  let d = `M0 ${H} L0 ${n(y + r.between(-swing, swing))}`;
  for (let index = 1; index <= steps; index += 1) {
    const [x, height] = [index * step, y + r.between(-swing, swing)];
    d += ` S${n(x - step / 2)} ${n(height)} ${n(x)} ${n(height)}`;
  }
  return path(`${d} L${W} ${H} Z`, fill);
}

/** Ridges with sharp edges and a lit side. */
export function ridge(r: Random, y: number, height: number, fill: string, lit: string): string {
  let shapes = '';
  for (let x = -160; x < W; x += r.between(190, 300)) {
    const [w, h] = [r.between(360, 560), height * (0.6 + r.next() * 0.5)];
    const top = x + w * (0.4 + r.next() * 0.2);
    shapes += polygon(
      [
        [x, y],
        [top, y - h],
        [x + w, y],
      ],
      fill,
    );
    shapes += polygon(
      [
        [top, y - h],
        [x + w, y],
        [top + w * 0.08, y],
        [top - w * 0.05, y - h * 0.55],
      ],
      lit,
      0.35,
    );
  }
  return shapes;
}

/** The sea from y down, darker towards the viewer, with short flat waves and the sun's path. */
export function sea({ p, r }: Desk, y: number, sunX = 1080, height = H - y): string {
  const waves = times(46, () => {
    const depth = r.next();
    const [x, wy] = [r.between(-40, W), y + 14 + depth * (height - 24)];
    return rect(x, wy, 30 + depth * 120, 3 + depth * 4, p.foam, 3, 0.16 + depth * 0.22);
  });
  const glitter = times(16, (index) => {
    const wy = y + 8 + index * (height / 17);
    const w = (18 - index) * 6 + r.between(0, 60);
    return rect(sunX - w / 2 + r.between(-30, 30), wy, w, 5, p.sun, 3, 0.55);
  });
  return fade(y, height, p.sea, p.seaDeep) + waves + glitter;
}

export function bird(x: number, y: number, size: number, color: string): string {
  const s = size;
  return stroke(
    `M${n(x - s)} ${n(y - s * 0.3)} q${n(s * 0.6)} ${n(-s * 0.4)} ${n(s)} ${n(s * 0.3)} q${n(s * 0.4)} ${n(-s * 0.7)} ${n(s)} ${n(-s * 0.3)}`,
    color,
    Math.max(3, s * 0.16),
  );
}

export function birds({ p, r }: Desk, count = 5, x = 420, y = 220): string {
  return times(count, () => bird(x + r.between(-160, 160), y + r.between(-70, 70), r.between(12, 22), p.ink));
}
