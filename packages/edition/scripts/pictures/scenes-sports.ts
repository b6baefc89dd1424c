/** Grounds, courts and courses. */
import {
  at,
  birds,
  circle,
  ellipse,
  fade,
  H,
  mirrored,
  path,
  polygon,
  rect,
  type Scene,
  sea,
  sky,
  stroke,
  times,
  W,
} from './kit.ts';
import { lamp, lighthouse, runner, skin, street } from './props.ts';

export const stadium: Scene = (desk) => {
  const { p, r } = desk;
  const crowd = (y: number, count: number) =>
    times(count, (i) =>
      circle(
        i * (W / count) + r.between(0, 14),
        y + r.between(-8, 8),
        11,
        r.pick([p.coral, p.ochre, p.paper, p.far, p.mid, p.coral]),
      ),
    );
  return (
    fade(0, H, p.skyTop, p.skyLow) +
    circle(1260, 150, 60, p.sun) +
    path('M0 300 Q800 120 1600 300 V360 H0 Z', p.near) +
    path('M0 300 Q800 120 1600 300 L1600 268 Q800 84 0 268 Z', p.ink) +
    rect(0, 320, W, 260, p.mid) +
    times(7, (i) => crowd(350 + i * 34, 74)) +
    rect(0, 560, W, 40, p.ink) +
    times(6, (i) => rect(30 + i * 270, 566, 230, 28, [p.coral, p.paper, p.ochre][i % 3] ?? p.paper, 3)) +
    rect(0, 600, W, 300, p.leaf) +
    times(6, (i) =>
      polygon(
        [
          [i * 300 - 200, 900],
          [i * 300 - 50, 900],
          [140 + i * 255, 600],
          [20 + i * 255, 600],
        ],
        p.leafDark,
        0.5,
      ),
    ) +
    stroke('M420 900 L520 640 H1080 L1180 900', p.paper, 8) +
    stroke('M620 600 V470 H980 V600', p.paper, 12) +
    times(12, (i) => stroke(`M${635 + i * 30} 476 V600`, p.paper, 2, 0.6)) +
    times(4, (i) => stroke(`M622 ${496 + i * 30} H978`, p.paper, 2, 0.6)) +
    at(720, 830, runner(desk, 270, p.coral)) +
    at(560, 800, mirrored(runner(desk, 220, p.paper))) +
    at(1040, 790, mirrored(runner(desk, 215, p.ochre))) +
    circle(880, 690, 28, p.paper) +
    path('M868 682 l12 -9 l12 9 l-5 14 h-14 Z', p.ink) +
    times(
      2,
      (i) =>
        rect(i ? 1500 : 80, 60, 14, 260, p.ink) +
        rect(i ? 1440 : 20, 30, 136, 56, p.ink, 6) +
        times(8, (k) => circle((i ? 1458 : 38) + (k % 4) * 33, 46 + Math.floor(k / 4) * 25, 9, p.paper)),
    )
  );
};

export const basketball: Scene = (desk) => {
  const { p, r } = desk;
  return (
    fade(0, H, p.near, p.mid) +
    times(6, (k) =>
      times(40, (i) =>
        circle(
          20 + i * 41 + (k % 2) * 18,
          330 + k * 40,
          15,
          r.pick([p.near, p.far, p.coral, p.ochre, p.mid, p.ink]),
        ),
      ),
    ) +
    rect(0, 566, W, 40, p.ink) +
    rect(0, 600, W, 300, p.ground) +
    times(10, (i) => rect(0, 600 + i * 32, W, 2, p.brick, 0, 0.35)) +
    path('M520 900 L600 640 H1000 L1080 900 Z', p.coral) +
    `<ellipse cx="800" cy="640" rx="200" ry="40" fill="none" stroke="${p.paper}" stroke-width="7"/>` +
    stroke('M0 640 H1600', p.paper, 7) +
    rect(600, 110, 400, 250, p.paper, 12) +
    `<rect x="726" y="210" width="148" height="110" fill="none" stroke="${p.coral}" stroke-width="12"/>` +
    ellipse(800, 372, 76, 18, p.coral) +
    ellipse(800, 370, 62, 11, p.ink) +
    times(7, (i) => stroke(`M${732 + i * 23} 376 L${752 + i * 16} 470`, p.paper, 4)) +
    times(3, (i) => stroke(`M${738 + i * 7} ${400 + i * 26} H${862 - i * 7}`, p.paper, 3)) +
    circle(1010, 250, 66, p.ochre) +
    stroke(
      'M944 250 H1076 M1010 184 V316 M964 204 Q1010 250 964 296 M1056 204 Q1010 250 1056 296',
      p.ink,
      6,
    ) +
    at(600, 850, runner(desk, 330, p.coral)) +
    at(1030, 850, mirrored(runner(desk, 310, p.paper)))
  );
};

export const runners: Scene = (desk) => {
  const { p } = desk;
  return (
    sky(desk, 980, 280, 120) +
    fade(430, 200, p.sea, p.seaDeep) +
    times(20, (i) => rect((i * 173) % W, 450 + ((i * 37) % 150), 90, 5, p.foam, 3, 0.4)) +
    at(0, 560, street(desk, -30, 0, 480, 120, 230)) +
    at(300, 620, lamp(p, 260)) +
    at(1340, 620, lamp(p, 260)) +
    rect(0, 560, 460, 60, p.mid) +
    path('M0 600 H1600 V900 H0 Z', p.ground) +
    rect(0, 596, W, 14, p.paper) +
    times(9, (i) => rect(i * 190 + 20, 540, 12, 60, p.paper)) +
    rect(0, 536, W, 9, p.paper) +
    times(7, (i) =>
      polygon(
        [
          [i * 280 - 220, 900],
          [i * 280 - 190, 900],
          [380 + i * 120, 612],
          [372 + i * 120, 612],
        ],
        p.paper,
        0.5,
      ),
    ) +
    at(420, 760, runner(desk, 230, p.ochre)) +
    at(1160, 770, runner(desk, 240, p.mid)) +
    at(880, 790, runner(desk, 270, p.paper)) +
    at(640, 850, runner(desk, 330, p.coral)) +
    at(1040, 870, runner(desk, 330, p.brick)) +
    birds(desk, 5, 620, 190)
  );
};

export const rowing: Scene = (desk) => {
  const { p, r } = desk;
  const rower = (x: number, shirt: string) =>
    at(
      x,
      0,
      stroke('M0 -6 L-22 -70', shirt, 34) +
        stroke('M-20 -62 L26 -38', skin(r), 12) +
        circle(-27, -104, 18, skin(r)) +
        path('M-46 -106 A19 19 0 0 1 -9 -112 Z', p.ink) +
        stroke('M30 -44 L-64 66', p.paper, 8) +
        path('M-60 54 l-30 34 l18 10 l24 -36 Z', p.coral),
    );
  return (
    sky(desk, 880, 300, 130) +
    at(0, 0, street(desk, -20, 486, 700, 60, 150)) +
    at(1240, 500, lighthouse(p, 240)) +
    path('M1130 520 L1600 470 V540 H1100 Z', p.near) +
    rect(0, 474, 720, 40, p.mid) +
    sea(desk, 500, 880) +
    at(
      790,
      690,
      times(6, (i) => rower(-350 + i * 130, i % 2 ? p.coral : p.ochre)) +
        path('M-560 -22 L560 -34 Q500 40 400 44 H-420 Q-520 36 -560 -22 Z', p.ink) +
        stroke('M-540 -10 L540 -20', p.ochre, 8) +
        at(
          470,
          -20,
          stroke('M0 0 L8 -70', p.paper, 30) +
            circle(12, -102, 18, skin(r)) +
            path('M-8 -104 A20 19 0 0 1 32 -104 Z', p.brick),
        ),
    ) +
    times(9, (i) => ellipse(330 + i * 118, 782, 42, 7, p.foam, 0.5)) +
    circle(1290, 690, 30, p.coral) +
    rect(1284, 630, 10, 40, p.ink)
  );
};
