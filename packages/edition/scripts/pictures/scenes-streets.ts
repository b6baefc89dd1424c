/** What moves through the city. */
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
  type Scene,
  sky,
  stroke,
  times,
  W,
} from './kit.ts';
import { cypress, lamp, person, pine, roundTree, runner, skin, street } from './props.ts';

export const bikes: Scene = (desk) => {
  const { p, r } = desk;
  const bike = (x: number, y: number, s: number, shirt: string) =>
    at(
      x,
      y,
      times(
        2,
        (i) =>
          `<circle cx="${i ? 78 : -78}" cy="-46" r="46" fill="none" stroke="${p.ink}" stroke-width="8"/>`,
      ) +
        stroke(
          'M-78 -46 L-30 -118 L48 -118 L0 -46 Z M-30 -118 L0 -46 M78 -46 L52 -136 L78 -142',
          p.coral,
          8,
        ) +
        rect(-52, -128, 46, 9, p.ink, 4) +
        stroke('M-30 -138 L18 -100 L4 -46', p.near, 22) +
        stroke('M-30 -142 L10 -222', shirt, 42) +
        stroke('M10 -214 L66 -144', skin(r), 15) +
        circle(26, -262, 24, skin(r)) +
        path('M-2 -264 A28 28 0 0 1 54 -266 Z', p.ochre),
      s,
    );
  return (
    sky(desk, 1150, 230, 88) +
    hills(r, 470, 50, p.far) +
    at(0, 590, street(desk, -20, 0, 620, 90, 180)) +
    path('M0 590 Q800 540 1600 590 V900 H0 Z', p.leaf) +
    path('M620 470 q180 -90 360 0 v130 h-40 a140 120 0 0 0 -280 0 h-40 Z', p.ground) +
    rect(560, 452, 480, 26, p.paper) +
    path('M0 730 Q800 650 1600 730 V900 H0 Z', p.coral) +
    path('M0 880 Q800 800 1600 880 V900 H0 Z', p.leafDark) +
    times(9, (i) => rect(60 + i * 190, 786 - Math.sin((i / 8) * 3.14) * 40, 90, 9, p.paper, 3, 0.85)) +
    at(190, 720, cypress(p, 330)) +
    at(1420, 720, roundTree(p, 330)) +
    at(1290, 690, roundTree(p, 230)) +
    bike(560, 850, 1.15, p.mid) +
    bike(1010, 830, 1, p.ochre) +
    birds(desk, 4, 760, 190)
  );
};

export const bus: Scene = (desk) => {
  const { p } = desk;
  return (
    sky(desk, 360, 220, 84) +
    at(0, 640, street(desk, -30, 0, 1680, 200, 400)) +
    rect(0, 640, W, 70, p.ground) +
    rect(0, 706, W, 194, p.near) +
    times(8, (i) => rect(40 + i * 210, 830, 110, 10, p.ochre, 3, 0.9)) +
    at(
      330,
      0,
      rect(0, 420, 1000, 320, p.coral, 34) +
        rect(0, 640, 1000, 100, p.paper, 20) +
        rect(0, 620, 1000, 60, p.coral) +
        times(6, (i) => rect(34 + i * 158, 460, 136, 130, p.mood === 'night' ? p.ochre : p.window, 12)) +
        rect(520, 440, 16, 290, p.ink, 0, 0.4) +
        times(
          5,
          (i) =>
            circle(104 + i * 158, 560, 26, p.ink, 0.6) +
            path(`M${70 + i * 158} 590 a34 34 0 0 1 68 0 Z`, p.ink, 0.6),
        ) +
        rect(40, 432, 200, 22, p.ink, 8) +
        times(7, (i) => rect(54 + i * 26, 438, 16, 10, p.ochre, 2)) +
        times(
          4,
          (i) =>
            circle([170, 430, 640, 880][i] ?? 0, 740, 54, p.ink) +
            circle([170, 430, 640, 880][i] ?? 0, 740, 24, p.far),
        ) +
        circle(978, 680, 14, p.sun) +
        stroke('M300 420 L360 370 H520', p.ink, 7),
    ) +
    at(180, 850, lamp(p, 380)) +
    at(1430, 720, person(desk, 200, p.ochre)) +
    at(1500, 724, person(desk, 190, p.mid))
  );
};

export const storm: Scene = (desk) => {
  const { p, r } = desk;
  const umbrella = (x: number, y: number, color: string) =>
    at(
      x,
      y,
      person(desk, 240, p.near) +
        stroke('M30 -120 V-290', p.ink, 6) +
        path(
          'M-90 -270 A120 110 0 0 1 150 -270 Q120 -286 90 -270 Q60 -286 30 -270 Q0 -286 -30 -270 Q-60 -286 -90 -270 Z',
          color,
        ),
    );
  return (
    fade(0, H, p.near, p.far) +
    times(5, (i) => ellipse(160 + i * 320, 120 + (i % 2) * 40, 290, 120, i % 2 ? p.mid : p.near)) +
    times(4, (i) => ellipse(300 + i * 340, 60, 260, 110, p.ink, 0.6)) +
    polygon(
      [
        [1130, 180],
        [1050, 380],
        [1110, 370],
        [1040, 560],
        [1200, 330],
        [1130, 340],
        [1190, 180],
      ],
      p.ochre,
    ) +
    at(0, 690, street(desk, -30, 0, 1680, 160, 330)) +
    rect(0, 690, W, 210, p.seaDeep) +
    times(26, () => rect(r.between(0, W), r.between(700, 890), r.between(40, 150), 5, p.foam, 3, 0.35)) +
    umbrella(560, 840, p.coral) +
    umbrella(900, 860, p.ochre) +
    at(1200, 850, person(desk, 230, p.brick)) +
    times(120, () => {
      const [x, y] = [r.between(-60, W), r.between(160, H)];
      return stroke(`M${x} ${y} l-16 58`, p.foam, 3, 0.4);
    }) +
    times(9, () => ellipse(r.between(100, 1500), r.between(760, 890), 44, 8, p.foam, 0.35))
  );
};

export const school: Scene = (desk) => {
  const { p, r } = desk;
  return (
    sky(desk, 1200, 210, 80) +
    rect(260, 240, 1080, 400, p.paper) +
    rect(240, 220, 1120, 30, p.brick) +
    times(14, (i) =>
      rect(310 + (i % 7) * 144, 300 + Math.floor(i / 7) * 160, 96, 100, i % 4 ? p.window : p.ochre, 6),
    ) +
    rect(730, 470, 140, 170, p.coral, 6) +
    rect(796, 470, 6, 170, p.ink, 0, 0.4) +
    circle(800, 180, 46, p.paper) +
    circle(800, 180, 36, p.ochre) +
    stroke('M800 180 V156 M800 180 H818', p.ink, 5) +
    rect(0, 630, W, 270, p.ground) +
    path('M0 760 Q500 690 900 770 T1600 740 V900 H0 Z', p.leaf) +
    `<ellipse cx="800" cy="760" rx="330" ry="70" fill="none" stroke="${p.paper}" stroke-width="9"/>` +
    at(240, 780, roundTree(p, 410)) +
    at(1380, 770, roundTree(p, 390)) +
    at(520, 690, roundTree(p, 220)) +
    times(6, (i) =>
      at(
        500 + i * 120,
        800 + r.between(-40, 50),
        i % 2
          ? person(desk, 128, [p.coral, p.mid, p.ochre][i % 3] ?? p.coral)
          : runner(desk, 132, [p.ochre, p.brick, p.mid][i % 3] ?? p.mid),
      ),
    ) +
    circle(880, 846, 22, p.coral)
  );
};

export const hospital: Scene = (desk) => {
  const { p } = desk;
  return (
    sky(desk, 330, 230, 90) +
    at(0, 700, street(desk, -40, 0, 400, 120, 220)) +
    rect(360, 300, 420, 420, p.paper) +
    rect(780, 170, 420, 550, p.cloud) +
    rect(1120, 170, 80, 550, p.ink, 0, 0.07) +
    times(20, (i) =>
      rect(396 + (i % 5) * 76, 350 + Math.floor(i / 5) * 84, 48, 52, i % 6 === 1 ? p.ochre : p.window, 5),
    ) +
    times(24, (i) => rect(1000 + (i % 2) * 84, 220 + Math.floor(i / 2) * 42, 60, 24, p.mid, 4)) +
    rect(830, 230, 130, 130, p.coral, 14) +
    rect(882, 250, 26, 90, p.paper, 3) +
    rect(850, 282, 90, 26, p.paper, 3) +
    rect(700, 600, 330, 26, p.coral, 4) +
    rect(740, 626, 250, 94, p.window) +
    rect(862, 626, 6, 94, p.paper) +
    rect(0, 716, W, 184, p.ground) +
    path('M0 770 Q400 730 800 780 T1600 760 V900 H0 Z', p.leaf) +
    at(
      1130,
      800,
      rect(-120, -110, 250, 100, p.paper, 14) +
        path('M60 -110 h40 q20 0 30 50 v50 h-70 Z', p.window) +
        rect(-120, -60, 250, 16, p.coral) +
        rect(-60, -100, 12, 36, p.coral) +
        rect(-72, -88, 36, 12, p.coral) +
        circle(-66, -6, 26, p.ink) +
        circle(74, -6, 26, p.ink) +
        rect(-20, -124, 40, 14, p.mid, 6),
    ) +
    at(640, 850, person(desk, 180, p.foam, p.foam)) +
    at(720, 856, person(desk, 172, p.ochre)) +
    at(260, 830, pine(p, 300)) +
    at(1390, 820, cypress(p, 330))
  );
};
