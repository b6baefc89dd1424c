/** What stands in scenes: houses, trees, people, boats, cranes. Each is drawn around its foot at 0,0. */
import type { Random } from '../../src/seed/random.ts';
import { at, circle, type Desk, ellipse, path, polygon, rect, stroke, times } from './kit.ts';
import type { Palette } from './palette.ts';

/** A house with rows of windows; by night and dusk some are lit. */
export function house({ p, r }: Desk, w: number, h: number, wall: string, roof?: string): string {
  const columns = Math.max(1, Math.round(w / 46));
  const rows = Math.max(1, Math.round(h / 64));
  const [cw, rh] = [w / columns, h / rows];
  const windows = times(columns * rows, (index) => {
    const [x, y] = [(index % columns) * cw, -h + Math.floor(index / columns) * rh];
    const isLit = r.chance(p.mood === 'day' || p.mood === 'dawn' ? 0.12 : 0.5);
    return rect(x + cw * 0.3, y + rh * 0.28, cw * 0.4, rh * 0.46, isLit ? p.ochre : shade(p), 3);
  });
  const top = roof
    ? polygon(
        [
          [-10, -h],
          [w / 2, -h - w * 0.3],
          [w + 10, -h],
        ],
        roof,
      )
    : rect(-6, -h - 10, w + 12, 14, p.ink, 2, 0.5);
  return rect(0, -h, w, h, wall) + rect(w * 0.72, -h, w * 0.28, h, p.ink, 0, 0.1) + windows + top;
}

function shade(p: Palette): string {
  return p.mood === 'dusk' || p.mood === 'night' ? p.ink : p.window;
}

/** A row of houses of different heights, side by side. */
export function street(desk: Desk, x: number, y: number, width: number, least: number, most: number): string {
  const { p, r } = desk;
  const walls = [p.paper, p.ochre, p.coral, p.ground, p.brick, p.far];
  let markup = '';
  let left = x;
  let last = -1;
  while (left < x + width) {
    const w = r.between(92, 170);
    // Neighbours never share a colour.
    last = (last + r.between(1, walls.length - 1)) % walls.length;
    markup += at(
      left,
      y,
      house(desk, w, r.between(least, most), walls[last] ?? p.paper, r.chance(0.3) ? p.brick : undefined),
    );
    left += w;
  }
  return markup;
}

export function roundTree(p: Palette, h: number): string {
  return (
    rect(-h * 0.035, -h * 0.5, h * 0.07, h * 0.5, p.ink) +
    circle(0, -h * 0.68, h * 0.32, p.leaf) +
    path(
      `M0 ${-h} A${h * 0.32} ${h * 0.32} 0 0 1 0 ${-h * 0.36} A${h * 0.5} ${h * 0.5} 0 0 0 0 ${-h} Z`,
      p.leafDark,
    )
  );
}

export function cypress(p: Palette, h: number): string {
  return (
    rect(-h * 0.02, -h * 0.12, h * 0.04, h * 0.12, p.ink) +
    path(
      `M0 ${-h} C${h * 0.16} ${-h * 0.55} ${h * 0.14} ${-h * 0.2} 0 ${-h * 0.08} C${-h * 0.14} ${-h * 0.2} ${-h * 0.16} ${-h * 0.55} 0 ${-h} Z`,
      p.leafDark,
    )
  );
}

export function pine(p: Palette, h: number): string {
  return (
    stroke(`M0 0 C${-h * 0.05} ${-h * 0.3} ${h * 0.05} ${-h * 0.5} 0 ${-h * 0.7}`, p.ink, h * 0.05) +
    ellipse(0, -h * 0.78, h * 0.36, h * 0.16, p.leafDark) +
    ellipse(-h * 0.08, -h * 0.84, h * 0.26, h * 0.12, p.leaf)
  );
}

export function palm(p: Palette, h: number): string {
  const leaves = times(7, (index) => {
    const angle = -160 + index * 23;
    return at(
      0,
      -h,
      path(
        `M0 0 Q${h * 0.22} ${-h * 0.14} ${h * 0.42} ${h * 0.05} Q${h * 0.2} ${-h * 0.04} 0 0 Z`,
        index % 2 ? p.leaf : p.leafDark,
      ),
      1,
      angle + 8,
    );
  });
  return stroke(`M0 0 Q${-h * 0.06} ${-h * 0.5} 0 ${-h}`, p.brick, h * 0.05) + leaves;
}

const skins = ['#f0c9a4', '#d9a072', '#a8693f', '#6f4328', '#e8b48b'] as const;

/** Those that go with dark hair. */
export const darkSkins: ReadonlySet<string> = new Set(['#a8693f', '#6f4328']);

export function skin(r: Random): string {
  return r.pick([...skins]);
}

/** Somebody standing, seen from some way off: head, hair, coat, legs. */
export function person({ p, r }: Desk, h: number, coat: string = p.coral, legs: string = p.ink): string {
  const tone = skin(r);
  const long = r.chance(0.5);
  return (
    rect(-h * 0.11, -h * 0.42, h * 0.09, h * 0.42, legs, h * 0.03) +
    rect(h * 0.02, -h * 0.42, h * 0.09, h * 0.42, legs, h * 0.03) +
    path(
      `M${-h * 0.15} ${-h * (long ? 0.3 : 0.4)} L${-h * 0.13} ${-h * 0.7} Q${-h * 0.12} ${-h * 0.8} 0 ${-h * 0.8} Q${h * 0.12} ${-h * 0.8} ${h * 0.13} ${-h * 0.7} L${h * 0.15} ${-h * (long ? 0.3 : 0.4)} Z`,
      coat,
    ) +
    stroke(
      `M${-h * 0.12} ${-h * 0.72} L${-h * 0.17} ${-h * 0.44} M${h * 0.12} ${-h * 0.72} L${h * 0.17} ${-h * 0.44}`,
      coat,
      h * 0.065,
    ) +
    circle(0, -h * 0.89, h * 0.085, tone) +
    path(
      `M${-h * 0.09} ${-h * 0.88} A${h * 0.09} ${h * 0.1} 0 0 1 ${h * 0.09} ${-h * 0.9} Q${h * 0.02} ${-h * 0.96} ${-h * 0.09} ${-h * 0.88} Z`,
      p.ink,
    )
  );
}

/** Somebody running to the right. */
export function runner({ p, r }: Desk, h: number, shirt: string): string {
  const tone = skin(r);
  return (
    stroke(`M0 ${-h * 0.45} L${h * 0.16} ${-h * 0.24} L${h * 0.06} ${-h * 0.02}`, tone, h * 0.075) +
    stroke(`M0 ${-h * 0.45} L${-h * 0.1} ${-h * 0.22} L${-h * 0.3} ${-h * 0.2}`, tone, h * 0.075) +
    stroke(`M0 ${-h * 0.46} L${h * 0.1} ${-h * 0.3}`, p.ink, h * 0.1) +
    stroke(`M${h * 0.02} ${-h * 0.5} L${h * 0.08} ${-h * 0.74}`, shirt, h * 0.15) +
    stroke(`M${h * 0.08} ${-h * 0.72} L${h * 0.22} ${-h * 0.58} L${h * 0.32} ${-h * 0.68}`, tone, h * 0.055) +
    stroke(`M${h * 0.06} ${-h * 0.72} L${-h * 0.1} ${-h * 0.62} L${-h * 0.16} ${-h * 0.5}`, tone, h * 0.055) +
    circle(h * 0.14, -h * 0.89, h * 0.085, tone) +
    path(
      `M${h * 0.05} ${-h * 0.88} A${h * 0.09} ${h * 0.1} 0 0 1 ${h * 0.22} ${-h * 0.93} Q${h * 0.12} ${-h * 0.95} ${h * 0.05} ${-h * 0.88} Z`,
      p.ink,
    )
  );
}

/** A gantry crane with its boom over the water at the left. */
export function crane(p: Palette, h: number, color: string): string {
  const w = h * 0.34;
  return (
    stroke(
      `M0 0 L${w * 0.14} ${-h * 0.62} M${w} 0 L${w * 0.86} ${-h * 0.62} M${w * 0.05} ${-h * 0.24} L${w * 0.95} ${-h * 0.24} M${w * 0.05} ${-h * 0.24} L${w * 0.88} ${-h * 0.58}`,
      color,
      h * 0.03,
    ) +
    rect(-h * 0.62, -h * 0.66, h * 1.22, h * 0.045, color) +
    stroke(
      `M${w * 0.5} ${-h} L${-h * 0.58} ${-h * 0.65} M${w * 0.5} ${-h} L${h * 0.56} ${-h * 0.65} M${w * 0.2} ${-h * 0.64} L${w * 0.5} ${-h} L${w * 0.8} ${-h * 0.64}`,
      color,
      h * 0.016,
    ) +
    rect(w * 0.28, -h * 0.6, h * 0.13, h * 0.08, p.paper, 4) +
    stroke(`M${-h * 0.34} ${-h * 0.62} L${-h * 0.34} ${-h * 0.4}`, p.ink, 4) +
    rect(-h * 0.43, -h * 0.4, h * 0.18, h * 0.075, p.coral)
  );
}

export function containers({ p, r }: Desk, columns: number, rows: number, size = 96): string {
  const colors = [p.coral, p.ochre, p.brick, p.mid, p.far, p.paper] as const;
  return times(columns * rows, (index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    // Stacks are uneven, as they are on a quay.
    if (row > 1 + ((column * 7 + rows) % rows)) return '';
    const [x, y] = [column * size, -(row + 1) * size * 0.42];
    const ribs = times(6, (rib) =>
      rect(x + 8 + rib * ((size - 14) / 6), y + 6, 3, size * 0.42 - 14, p.ink, 0, 0.16),
    );
    return rect(x, y, size - 4, size * 0.42 - 3, r.pick([...colors]), 2) + ribs;
  });
}

export function lighthouse(p: Palette, h: number): string {
  const w = h * 0.2;
  const band = (from: number, to: number) =>
    polygon(
      [
        [-w * (0.5 - from * 0.18), -h * 0.78 * from],
        [w * (0.5 - from * 0.18), -h * 0.78 * from],
        [w * (0.5 - to * 0.18), -h * 0.78 * to],
        [-w * (0.5 - to * 0.18), -h * 0.78 * to],
      ],
      p.coral,
    );
  return (
    polygon(
      [
        [-w / 2, 0],
        [w / 2, 0],
        [w * 0.32, -h * 0.78],
        [-w * 0.32, -h * 0.78],
      ],
      p.paper,
    ) +
    band(0.12, 0.34) +
    band(0.56, 0.78) +
    rect(-w * 0.46, -h * 0.81, w * 0.92, h * 0.035, p.ink) +
    rect(-w * 0.24, -h * 0.92, w * 0.48, h * 0.11, p.ochre) +
    path(`M${-w * 0.34} ${-h * 0.92} A${w * 0.34} ${w * 0.34} 0 0 1 ${w * 0.34} ${-h * 0.92} Z`, p.ink)
  );
}

/** A wooden fishing boat with its cabin. */
export function fishingBoat(p: Palette, w: number, hull: string): string {
  return (
    path(
      `M${-w / 2} ${-w * 0.16} L${w / 2} ${-w * 0.2} Q${w * 0.44} 0 ${w * 0.3} ${w * 0.02} L${-w * 0.36} ${w * 0.02} Q${-w * 0.46} ${-w * 0.04} ${-w / 2} ${-w * 0.16} Z`,
      hull,
    ) +
    stroke(`M${-w * 0.49} ${-w * 0.12} L${w * 0.48} ${-w * 0.16}`, p.paper, w * 0.02) +
    rect(-w * 0.22, -w * 0.36, w * 0.26, w * 0.2, p.paper, 5) +
    rect(-w * 0.17, -w * 0.32, w * 0.07, w * 0.07, p.window, 3) +
    rect(-w * 0.06, -w * 0.32, w * 0.07, w * 0.07, p.window, 3) +
    rect(-w * 0.25, -w * 0.38, w * 0.32, w * 0.03, p.brick, 3) +
    stroke(
      `M${w * 0.16} ${-w * 0.18} L${w * 0.16} ${-w * 0.62} M${w * 0.16} ${-w * 0.6} L${w * 0.46} ${-w * 0.2} M${w * 0.16} ${-w * 0.6} L${-w * 0.22} ${-w * 0.37}`,
      p.ink,
      w * 0.012,
    ) +
    path(`M${w * 0.16} ${-w * 0.6} l${w * 0.09} ${w * 0.03} l${-w * 0.09} ${w * 0.03} Z`, p.coral)
  );
}

/** A cargo ship with its deck full. */
export function cargoShip(desk: Desk, w: number): string {
  const { p } = desk;
  return (
    at(-w * 0.3, -w * 0.1, containers(desk, 7, 3, w * 0.095)) +
    rect(w * 0.38 - 20, -w * 0.3, w * 0.1, w * 0.22, p.paper, 4) +
    times(3, (index) => rect(w * 0.38 - 10, -w * 0.28 + index * w * 0.06, w * 0.07, w * 0.022, p.window, 2)) +
    rect(w * 0.4, -w * 0.37, w * 0.045, w * 0.08, p.coral) +
    path(
      `M${-w / 2} ${-w * 0.13} L${-w * 0.36} ${-w * 0.1} L${w / 2} ${-w * 0.1} L${w * 0.47} ${w * 0.02} L${-w * 0.42} ${w * 0.02} Z`,
      p.ink,
    ) +
    path(
      `M${-w * 0.455} ${-w * 0.03} L${w * 0.482} ${-w * 0.03} L${w * 0.47} ${w * 0.02} L${-w * 0.42} ${w * 0.02} Z`,
      p.brick,
    )
  );
}

/** A lamp post with its light. */
export function lamp(p: Palette, h: number): string {
  const glow = p.mood === 'night' || p.mood === 'dusk' ? circle(0, -h, h * 0.24, p.ochre, 0.25) : '';
  return (
    rect(-3, -h, 6, h, p.ink) +
    glow +
    circle(0, -h, h * 0.055, p.mood === 'day' ? p.paper : p.ochre) +
    rect(-h * 0.06, -h * 1.07, h * 0.12, 6, p.ink, 3)
  );
}
