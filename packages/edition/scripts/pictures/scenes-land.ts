/** The country inland. */
import {
  at,
  birds,
  circle,
  ellipse,
  fade,
  H,
  hills,
  path,
  polygon,
  rect,
  ridge,
  type Scene,
  sky,
  stroke,
  times,
  W,
} from './kit.ts';
import { cypress, house, person, pine, roundTree } from './props.ts';

export const forest: Scene = (desk) => {
  const { p, r } = desk;
  const trunk = (x: number, w: number, color: string) =>
    rect(x, 0, w, H, color) + rect(x + w * 0.66, 0, w * 0.34, H, p.ink, 0, 0.15);
  return (
    fade(0, H, p.skyLow, p.leaf) +
    circle(840, 330, 150, p.sun, 0.85) +
    circle(840, 330, 240, p.sun, 0.2) +
    times(9, (i) => at(60 + i * 190, 700, pine(p, 330 + (i % 3) * 60))) +
    hills(r, 640, 30, p.leaf, 5) +
    times(5, (i) =>
      polygon(
        [
          [700 + i * 50, 330],
          [200 + i * 330, 900],
          [320 + i * 330, 900],
        ],
        p.sun,
        0.14,
      ),
    ) +
    times(7, (i) => at(30 + i * 250, 800, cypress(p, 420 + (i % 2) * 110))) +
    path('M0 760 Q500 690 900 760 T1600 740 V900 H0 Z', p.leafDark) +
    path(
      'M700 900 Q840 800 780 740 Q760 700 830 660 L860 662 Q800 710 850 750 Q960 820 960 900 Z',
      p.ground,
    ) +
    at(820, 790, person(desk, 110, p.coral)) +
    at(868, 792, person(desk, 104, p.ochre)) +
    trunk(120, 90, p.brick) +
    trunk(1420, 110, p.brick) +
    ellipse(80, 20, 330, 130, p.leafDark) +
    ellipse(1500, 10, 360, 150, p.leafDark) +
    ellipse(1180, -20, 260, 90, p.leaf) +
    ellipse(420, -20, 260, 80, p.leaf)
  );
};

export const mountains: Scene = (desk) => {
  const { p, r } = desk;
  return (
    sky(desk, 690, 270, 110) +
    ridge(r, 620, 380, p.far, p.cloud) +
    ridge(r, 680, 260, p.mid, p.far) +
    hills(r, 680, 40, p.near, 5) +
    hills(r, 770, 30, p.leafDark, 5) +
    at(
      900,
      790,
      times(7, (i) =>
        at(
          -170 + i * 52,
          (i % 3) * 16,
          house(desk, 58, 62 + (i % 3) * 22, i % 2 ? p.paper : p.ground, p.brick),
        ),
      ) +
        rect(4, -170, 40, 170, p.paper) +
        polygon(
          [
            [-2, -170],
            [24, -220],
            [50, -170],
          ],
          p.brick,
        ),
    ) +
    times(9, (i) =>
      at(90 + i * 190 + (i % 2) * 40, 840 + (i % 3) * 20, i % 3 ? cypress(p, 150) : pine(p, 170)),
    ) +
    path('M0 850 Q800 800 1600 860 V900 H0 Z', p.ink, 0.6) +
    birds(desk, 5, 460, 230)
  );
};

export const fields: Scene = (desk) => {
  const { p, r } = desk;
  const terrace = (y: number, fill: string, crop: (x: number, at: number) => string) =>
    path(`M0 ${y} Q420 ${y - 50} 820 ${y} T1600 ${y - 12} V${H} H0 Z`, fill) +
    path(
      `M0 ${y} Q420 ${y - 50} 820 ${y} T1600 ${y - 12} v16 Q1200 ${y + 16} 820 ${y + 18} T0 ${y + 18} Z`,
      p.brick,
      0.5,
    ) +
    times(15, (i) => crop(40 + i * 108, y + 30 - Math.sin(((40 + i * 108) / 840) * 3.14) * 24));
  const olive = (h: number) => (x: number, y: number) => at(x, y + 26, roundTree(p, h));
  const rows = (color: string) => (x: number, y: number) =>
    times(3, (i) => circle(x + i * 34, y + 24 + (i % 2) * 8, 15, color));
  return (
    sky(desk, 1120, 250, 96) +
    hills(r, 420, 60, p.far, 5) +
    at(
      430,
      500,
      house(desk, 180, 120, p.paper, p.brick) + at(170, 0, house(desk, 96, 82, p.ground, p.brick)),
    ) +
    at(370, 504, cypress(p, 200)) +
    at(330, 508, cypress(p, 160)) +
    terrace(500, p.leaf, olive(96)) +
    terrace(610, p.ground, rows(p.leafDark)) +
    terrace(710, p.leafDark, olive(130)) +
    terrace(820, p.ochre, rows(p.leaf)) +
    at(760, 740, person(desk, 150, p.coral)) +
    path('M724 614 h72 l-12 -14 h-14 a22 20 0 0 0 -40 0 h-4 Z', p.paper)
  );
};

export const kitchen: Scene = (desk) => {
  const { p } = desk;
  const pot = (x: number, w: number, color: string) =>
    at(
      x,
      600,
      rect(-w / 2, -w * 0.6, w, w * 0.6, color, 14) +
        rect(-w * 0.56, -w * 0.66, w * 1.12, 18, p.ink, 8) +
        circle(0, -w * 0.72, 13, p.ink) +
        rect(-w * 0.68, -w * 0.42, w * 0.2, 16, p.ink, 8) +
        rect(w * 0.48, -w * 0.42, w * 0.2, 16, p.ink, 8) +
        times(3, (i) => stroke(`M${-40 + i * 40} ${-w * 0.86} q-24 -34 0 -66 t0 -66`, p.paper, 8, 0.7)),
    );
  return (
    fade(0, H, p.skyLow, p.ground) +
    times(60, (i) =>
      rect(
        (i % 12) * 136 + 4,
        Math.floor(i / 12) * 100 + 4,
        128,
        92,
        (i + Math.floor(i / 12)) % 7 === 0 ? p.ochre : p.cloud,
        4,
        0.6,
      ),
    ) +
    rect(0, 130, W, 14, p.brick) +
    times(7, (i) =>
      at(
        290 + i * 172,
        144,
        stroke('M0 0 V44', p.ink, 5) +
          [
            rect(-14, 44, 28, 120, p.mid, 10) + ellipse(0, 180, 34, 26, p.mid),
            circle(0, 110, 62, p.ink) + circle(0, 110, 48, p.near),
            rect(-9, 40, 18, 70, p.brick, 8) + path('M-30 106 H30 L22 190 H-22 Z', p.far),
          ][i % 3],
      ),
    ) +
    rect(0, 600, W, 44, p.brick) +
    rect(0, 644, W, 256, p.near) +
    times(
      5,
      (i) => rect(60 + i * 310, 690, 260, 180, p.mid, 8) + rect(160 + i * 310, 712, 60, 12, p.ochre, 6),
    ) +
    pot(560, 260, p.coral) +
    pot(880, 190, p.ochre) +
    at(
      1190,
      600,
      rect(-150, -22, 300, 22, p.ground, 6) +
        circle(-70, -58, 38, p.coral) +
        circle(-6, -52, 32, p.coral) +
        path('M30 -24 q60 -90 120 -10 Z', p.leaf) +
        path('M-74 -98 q14 -22 30 -14', p.leafDark),
    ) +
    at(
      330,
      600,
      rect(-44, -210, 88, 210, p.leafDark, 20) +
        rect(-16, -270, 32, 70, p.leafDark, 6) +
        rect(-44, -140, 88, 70, p.paper) +
        circle(0, -106, 20, p.ochre),
    )
  );
};
