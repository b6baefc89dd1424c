/** Houses, squares and the town hall. */
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
import { lamp, person, roundTree, street } from './props.ts';

export const city: Scene = (desk) => {
  const { p, r } = desk;
  return (
    sky(desk, 900, 290, 130) +
    hills(r, 520, 40, p.far) +
    at(0, 640, street(desk, -30, 0, 1680, 160, 300), 1) +
    at(
      560,
      640,
      rect(-60, -420, 120, 420, p.paper) +
        polygon(
          [
            [-74, -420],
            [0, -540],
            [74, -420],
          ],
          p.brick,
        ) +
        path('M-26 -300 A26 26 0 0 1 26 -300 V-240 H-26 Z', p.ink) +
        circle(0, -370, 26, p.ochre) +
        stroke('M0 -370 V-388 M0 -370 L12 -362', p.ink, 5),
    ) +
    at(0, 780, street(desk, -60, 0, 1740, 150, 260)) +
    at(0, 930, street(desk, -10, 0, 1700, 90, 190)) +
    birds(desk, 7, 380, 190)
  );
};

export const council: Scene = (desk) => {
  const { p } = desk;
  const arch = (x: number) =>
    path(`M${x} 690 V560 A44 44 0 0 1 ${x + 88} 560 V690 Z`, p.ink) +
    rect(x + 10, 400, 68, 96, p.window, 4) +
    path(`M${x + 10} 400 A34 30 0 0 1 ${x + 78} 400 Z`, p.window) +
    rect(x, 500, 88, 10, p.brick);
  return (
    sky(desk, 1230, 240, 90) +
    at(0, 690, street(desk, -40, 0, 420, 180, 290)) +
    at(0, 690, street(desk, 1240, 0, 420, 180, 290)) +
    rect(350, 350, 900, 340, p.paper) +
    rect(1060, 350, 190, 340, p.ink, 0, 0.07) +
    rect(330, 326, 940, 30, p.ground) +
    times(7, (i) => arch(386 + i * 120)) +
    rect(710, 170, 180, 190, p.paper) +
    polygon(
      [
        [690, 170],
        [800, 80],
        [910, 170],
      ],
      p.brick,
    ) +
    circle(800, 250, 50, p.ground) +
    circle(800, 250, 40, p.cloud) +
    stroke('M800 250 V222 M800 250 L820 262', p.ink, 6) +
    stroke('M800 80 V20', p.ink, 5) +
    path('M802 22 L870 34 L802 56 Z', p.coral) +
    times(
      3,
      (i) =>
        stroke(`M${590 + i * 200} 520 V440`, p.ink, 4) +
        path(
          `M${592 + i * 200} 442 L${640 + i * 200} 452 L${592 + i * 200} 470 Z`,
          [p.coral, p.ochre, p.mid][i] ?? p.coral,
        ),
    ) +
    rect(0, 690, W, 210, p.ground) +
    times(9, (i) =>
      polygon(
        [
          [i * 200 - 100, 900],
          [i * 200 - 20, 900],
          [640 + i * 36, 690],
          [620 + i * 36, 690],
        ],
        p.paper,
        0.35,
      ),
    ) +
    at(560, 850, person(desk, 150, p.coral)) +
    at(1010, 830, person(desk, 140, p.mid)) +
    at(1060, 834, person(desk, 132, p.ochre)) +
    at(300, 850, lamp(p, 300)) +
    at(1310, 850, lamp(p, 300))
  );
};

export const housing: Scene = (desk) => {
  const { p, r } = desk;
  const walls = [p.coral, p.paper, p.ochre, p.far, p.ground];
  const balcony = (x: number, y: number) => {
    const lit = r.chance(p.mood === 'night' || p.mood === 'dusk' ? 0.5 : 0.15);
    const pot = r.chance(0.4)
      ? circle(x + 26, y + 88, 15, p.leaf) + rect(x + 16, y + 92, 20, 18, p.brick, 3)
      : '';
    const cloth = r.chance(0.3)
      ? rect(x + 60, y + 104, 40, 48, p.paper, 2) + rect(x + 60, y + 114, 40, 8, p.coral)
      : '';
    return (
      rect(x + 18, y, 84, 108, lit ? p.ochre : p.window, 4) +
      rect(x + 58, y, 4, 108, p.ink, 0, 0.4) +
      (r.chance(0.4) ? rect(x + 18, y, 84, 44, p.leafDark, 4) : '') +
      rect(x, y + 106, 120, 8, p.ink) +
      times(9, (i) => rect(x + 4 + i * 14, y + 66, 3, 42, p.ink)) +
      rect(x, y + 64, 120, 5, p.ink) +
      pot +
      cloth
    );
  };
  return (
    fade(0, H, p.skyTop, p.skyLow) +
    times(
      5,
      (b) =>
        rect(b * 320, 40 + (b % 2) * 46, 320, H, walls[b] ?? p.paper) +
        rect(b * 320, 40 + (b % 2) * 46, 320, 18, p.brick) +
        rect(b * 320 + 296, 58, 24, H, p.ink, 0, 0.1) +
        times(8, (k) => balcony(b * 320 + 24 + (k % 2) * 148, 110 + (b % 2) * 46 + Math.floor(k / 2) * 200)),
    ) +
    stroke('M0 250 Q400 330 800 240 T1600 260', p.ink, 3) +
    times(7, (i) =>
      path(
        `M${300 + i * 56} ${286 - Math.abs(3 - i) * 2} h38 v52 h-38 Z`,
        [p.paper, p.coral, p.ochre, p.mid, p.paper, p.brick, p.foam][i] ?? p.paper,
      ),
    )
  );
};

export const square: Scene = (desk) => {
  const { p } = desk;
  const bench = (x: number, y: number) =>
    at(
      x,
      y,
      rect(-90, -50, 180, 12, p.brick, 4) +
        rect(-90, -90, 180, 12, p.brick, 4) +
        rect(-90, -72, 180, 10, p.brick, 4) +
        rect(-76, -50, 8, 50, p.ink) +
        rect(68, -50, 8, 50, p.ink),
    );
  return (
    sky(desk, 360, 230, 86) +
    at(0, 600, street(desk, -30, 0, 1680, 220, 360)) +
    rect(0, 600, W, 300, p.ground) +
    times(6, (i) => rect(0, 628 + i * i * 9, W, 4 + i, p.paper, 0, 0.4)) +
    at(330, 720, roundTree(p, 380)) +
    at(1270, 710, roundTree(p, 360)) +
    at(800, 640, roundTree(p, 300)) +
    ellipse(800, 690, 200, 34, p.mid) +
    ellipse(800, 682, 180, 26, p.foam) +
    stroke('M800 676 Q760 560 730 676 M800 676 Q840 560 870 676 M800 676 V560', p.foam, 6) +
    bench(520, 790) +
    bench(1090, 800) +
    at(490, 800, person(desk, 150, p.coral)) +
    at(1130, 808, person(desk, 150, p.mid)) +
    at(1190, 812, person(desk, 104, p.ochre)) +
    at(900, 860, person(desk, 165, p.brick)) +
    at(180, 850, lamp(p, 330)) +
    at(1450, 850, lamp(p, 330)) +
    times(
      5,
      (i) =>
        ellipse(650 + i * 44, 834 + (i % 2) * 18, 15, 10, p.far) +
        circle(662 + i * 44, 824 + (i % 2) * 18, 7, p.far),
    )
  );
};

export const market: Scene = (desk) => {
  const { p, r } = desk;
  const stall = (x: number, color: string, goods: readonly [string, ...string[]]) =>
    at(
      x,
      0,
      rect(-180, 600, 360, 150, p.brick, 4) +
        rect(-190, 586, 380, 22, p.ground) +
        rect(-172, 330, 10, 260, p.ink) +
        rect(162, 330, 10, 260, p.ink) +
        times(8, (i) => path(`M${-208 + i * 52} 320 h52 v56 a26 26 0 0 1 -52 0 Z`, i % 2 ? p.paper : color)) +
        times(27, (i) => circle(-150 + (i % 9) * 38, 578 - Math.floor(i / 9) * 24, 21, r.pick(goods))) +
        times(3, (i) => rect(-150 + i * 110, 640, 80, 60, p.ink, 4, 0.18)),
    );
  return (
    fade(0, H, p.skyTop, p.skyLow) +
    path('M0 330 A800 420 0 0 1 1600 330', p.far, 0.5) +
    times(9, (i) => stroke(`M800 -60 Q${i * 200} 120 ${i * 200} 330`, p.near, 9)) +
    times(3, (i) =>
      stroke(`M0 ${320 - i * 100} Q800 ${-120 - i * 60 + i * 40} 1600 ${320 - i * 100}`, p.near, 7),
    ) +
    times(12, (i) =>
      circle(140 + i * 120, 190 - Math.sin((i / 11) * 3.14) * 130, 16, i % 3 ? p.leaf : p.ochre, 0.8),
    ) +
    rect(0, 326, W, 16, p.near) +
    rect(0, 740, W, 160, p.ground) +
    times(8, (i) =>
      polygon(
        [
          [i * 230 - 120, 900],
          [i * 230 - 20, 900],
          [500 + i * 80, 740],
          [460 + i * 80, 740],
        ],
        p.paper,
        0.3,
      ),
    ) +
    at(300, 0, at(0, 600, person(desk, 200, p.mid))) +
    at(1290, 0, at(0, 600, person(desk, 200, p.near))) +
    at(800, 0, at(0, 600, person(desk, 204, p.paper))) +
    stall(300, p.coral, [p.coral, p.brick, p.ochre]) +
    stall(800, p.mid, [p.leaf, p.ochre, p.leafDark]) +
    stall(1300, p.ochre, [p.foam, p.far, p.paper]) +
    at(560, 870, person(desk, 230, p.ochre)) +
    at(1060, 880, person(desk, 240, p.coral)) +
    path('M1096 760 h54 l-8 70 h-38 Z', p.ground)
  );
};
