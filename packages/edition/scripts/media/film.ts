/** The sample film: a day and a night at the harbour, in as many seconds as a day has hours. Drawn frame by frame. */
import type { Mood } from '../../src/seed/picture-themes.ts';
import { createRandom } from '../../src/seed/random.ts';
import { at, bird, circle, fade, H, mirrored, path, polygon, rect, times, W } from '../pictures/kit.ts';
import { type Palette, palettes } from '../pictures/palette.ts';
import { cargoShip, crane, fishingBoat, lighthouse, street } from '../pictures/props.ts';

/** In seconds. A whole number of segments and of AAC frames at 48 kHz, so that the film can be played in a circle. */
export const FILM_SECONDS = 24;
export const FRAMES_A_SECOND = 25;

const HORIZON = 560;
const SEED = 1907;

/** The film begins at dawn and comes back to it. */
const lights: readonly Mood[] = ['dawn', 'day', 'dusk', 'night', 'dawn'];

/** One frame as SVG, 16:9. */
export function frame(second: number): string {
  const progress = second / FILM_SECONDS;
  const p = lightAt(progress);
  const still = () => ({ p, r: createRandom(SEED) });
  return [
    fade(0, H, p.skyTop, p.skyLow),
    stars(p, progress),
    sunAndMoon(p, progress),
    clouds(p, second),
    at(0, 0, street(still(), -40, HORIZON, 620, 90, 190)),
    rect(0, HORIZON - 20, 640, 24, p.mid),
    water(p, second),
    path('M1600 610 L1180 600 L1010 640 L1600 690 Z', p.near),
    breakwater(p),
    beam(p, progress),
    at(1130, 612, lighthouse(p, 390)),
    at(330, HORIZON + 6, crane(p, 300, p.near)),
    at(-420 + progress * 2440, 704 + bob(second, 3), mirrored(cargoShip(still(), 620))),
    at(
      1240 - progress * 900,
      808 + bob(second * 1.6, 6),
      mirrored(fishingBoat(p, 190, p.coral)),
      1,
      bob(second, 2),
    ),
    swell(p, second),
    gulls(p, second, progress),
  ].join('');
}

const bob = (second: number, height: number) => Math.sin((second * 2 * Math.PI) / 3) * height;

/** Between two palettes, colour by colour. */
function lightAt(progress: number): Palette {
  const place = progress * (lights.length - 1);
  const index = Math.min(Math.floor(place), lights.length - 2);
  const [from, to] = [palettes[lights[index] ?? 'dawn'], palettes[lights[index + 1] ?? 'dawn']];
  const part = place - index;
  const mix = (name: Exclude<keyof Palette, 'mood'>) => mixed(from[name], to[name], part);
  return {
    mood: from.mood,
    skyTop: mix('skyTop'),
    skyLow: mix('skyLow'),
    sun: mix('sun'),
    cloud: mix('cloud'),
    far: mix('far'),
    mid: mix('mid'),
    near: mix('near'),
    sea: mix('sea'),
    seaDeep: mix('seaDeep'),
    foam: mix('foam'),
    ground: mix('ground'),
    leaf: mix('leaf'),
    leafDark: mix('leafDark'),
    ink: mix('ink'),
    paper: mix('paper'),
    coral: mix('coral'),
    ochre: mix('ochre'),
    brick: mix('brick'),
    window: mix('window'),
  };
}

function mixed(from: string, to: string, part: number): string {
  const channel = (start: number) => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * part);
  };
  return `rgb(${channel(1)} ${channel(3)} ${channel(5)})`;
}

/** How much of the night there is: none by day, all of it halfway between dusk and dawn. */
const nightAt = (progress: number) => Math.max(0, Math.min(1, Math.min(progress - 0.5, 1 - progress) * 6));

function stars(p: Palette, progress: number): string {
  const r = createRandom(SEED + 1);
  const night = nightAt(progress);
  if (night === 0) return '';
  return times(70, () =>
    circle(r.between(0, W), r.between(0, 480), 1 + r.next() * 2.4, p.paper, 0.8 * night),
  );
}

/** The sun crosses in the first two thirds, the moon in the last; both rise out of the sea. */
function sunAndMoon(p: Palette, progress: number): string {
  const arc = (part: number, size: number, halo: number) => {
    const [x, y] = [120 + part * 1360, HORIZON + 90 - Math.sin(part * Math.PI) * 480];
    const rings = times(3, (index) => circle(x, y, size * (1.4 + index * 0.6), p.sun, halo));
    return rings + circle(x, y, size, p.sun);
  };
  return progress < 0.62 ? arc(progress / 0.62, 88, 0.12) : arc((progress - 0.62) / 0.38, 56, 0.07);
}

/** A whole number of widths in the length of the film: it ends as it began. */
function clouds(p: Palette, second: number): string {
  const r = createRandom(SEED + 2);
  const span = W + 500;
  return times(5, (index) => {
    const speed = 1 + (index % 2);
    const x = ((r.between(0, span) + (second / FILM_SECONDS) * span * speed) % span) - 400;
    const [y, w] = [r.between(60, 330), r.between(170, 330)];
    return (
      rect(x, y, w, 26, p.cloud, 13, 0.8) +
      rect(x + w * 0.22, y - 22, w * 0.5, 26, p.cloud, 13, 0.8) +
      rect(x + w * 0.4, y + 22, w * 0.75, 20, p.cloud, 10, 0.8)
    );
  });
}

function water(p: Palette, second: number): string {
  const r = createRandom(SEED + 3);
  const waves = times(46, () => {
    const depth = r.next();
    const drift = Math.sin((second * 2 * Math.PI) / 4 + r.next() * 6) * (8 + depth * 22);
    return rect(
      r.between(-40, W) + drift,
      HORIZON + 14 + depth * 300,
      30 + depth * 120,
      3 + depth * 4,
      p.foam,
      3,
      0.16 + depth * 0.22,
    );
  });
  return fade(HORIZON, H - HORIZON, p.sea, p.seaDeep) + waves;
}

function breakwater(p: Palette): string {
  return times(13, (i) =>
    polygon(
      [
        [1030 + i * 44, 640 - i * 2],
        [1052 + i * 44, 608 - i * 2],
        [1084 + i * 44, 642 - i],
      ],
      i % 2 ? p.mid : p.ink,
    ),
  );
}

/** The light sweeps through the dark, four turns in the film. */
function beam(p: Palette, progress: number): string {
  const night = nightAt(progress);
  if (night === 0) return '';
  const angle = progress * 8 * Math.PI;
  const [reach, spread] = [Math.cos(angle) * 1100, 60 + Math.abs(Math.sin(angle)) * 60];
  return polygon(
    [
      [1130, 262],
      [1130 + reach, 262 - spread],
      [1130 + reach, 262 + spread],
    ],
    p.ochre,
    0.28 * night,
  );
}

function swell(p: Palette, second: number): string {
  const shift = ((second * 40) % 160) - 160;
  let d = `M${shift - 80} 858`;
  for (let x = shift - 80; x < W + 160; x += 160) d += ' q40 -30 80 0 t80 0';
  return path(`${d} V${H} H-240 Z`, p.seaDeep, 0.8);
}

function gulls(p: Palette, second: number, progress: number): string {
  if (nightAt(progress) > 0) return '';
  const r = createRandom(SEED + 4);
  return times(5, () => {
    const [x, y, size] = [r.between(200, 900), r.between(140, 320), r.between(12, 22)];
    return bird(x + progress * 900 + bob(second, 14), y + bob(second * 1.3 + x, 10), size, p.ink);
  });
}
