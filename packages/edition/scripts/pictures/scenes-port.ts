/** The quays and the ships. */
import {
  at,
  birds,
  circle,
  fade,
  H,
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
import { cargoShip, containers, crane, fishingBoat, lighthouse, person, street } from './props.ts';

export const harbour: Scene = (desk) => {
  const { p, r } = desk;
  return (
    sky(desk, 1010, 300, 110) +
    at(0, 0, street(desk, -40, 560, 620, 90, 190), 1) +
    rect(0, 540, 640, 40, p.mid) +
    sea(desk, 560, 1010) +
    path('M1600 610 L1180 600 L1010 640 L1600 690 Z', p.near) +
    times(13, (i) =>
      polygon(
        [
          [1030 + i * 44, 640 - i * 2],
          [1052 + i * 44, 608 - i * 2],
          [1084 + i * 44, 642 - i],
        ],
        i % 2 ? p.mid : p.ink,
      ),
    ) +
    at(1130, 612, lighthouse(p, 390)) +
    at(560, 690, cargoShip(desk, 620)) +
    at(300 + r.between(0, 60), 800, fishingBoat(p, 190, p.coral)) +
    birds(desk, 6, 760, 230)
  );
};

export const cranes: Scene = (desk) => {
  const { p } = desk;
  return (
    sky(desk, 640, 330, 130) +
    at(1240, 640, crane(p, 420, p.mid)) +
    at(930, 660, crane(p, 560, p.near)) +
    at(560, 690, crane(p, 660, p.coral)) +
    sea(desk, 640, 640, 120) +
    rect(0, 690, W, 210, p.ground) +
    rect(0, 690, W, 16, p.ink, 0, 0.35) +
    at(120, 760, containers(desk, 5, 3, 130)) +
    at(880, 780, containers(desk, 5, 4, 132)) +
    rect(0, 780, W, 120, p.near) +
    times(14, (i) => rect(40 + i * 120, 836, 62, 8, p.ochre, 2, 0.8)) +
    at(800, 846, person(desk, 118, p.ochre)) +
    at(860, 850, person(desk, 110, p.coral)) +
    circle(800, 741, 13, p.paper) +
    birds(desk, 4, 380, 180)
  );
};

export const ships: Scene = (desk) => {
  const { p } = desk;
  const wave = (y: number, fill: string, opacity: number) => {
    let d = `M-80 ${y}`;
    for (let x = -80; x < W + 80; x += 160) d += ` q40 -34 80 0 t80 0`;
    return path(`${d} V${H} H-80 Z`, fill, opacity);
  };
  return (
    sky(desk, 1120, 330, 140) +
    fade(560, 340, p.sea, p.seaDeep) +
    rect(0, 560, W, 5, p.foam, 0, 0.7) +
    times(9, (i) => rect(1120 - (9 - i) * 14, 576 + i * 17, (9 - i) * 28, 6, p.sun, 3, 0.6)) +
    at(740, 690, cargoShip(desk, 980), 1) +
    wave(706, p.sea, 1) +
    wave(766, p.seaDeep, 0.75) +
    wave(826, p.ink, 0.45) +
    birds(desk, 6, 430, 210)
  );
};

export const cruise: Scene = (desk) => {
  const { p, r } = desk;
  const deck = (i: number) =>
    rect(-430 + i * 34, -200 - i * 52, 800 - i * 76, 50, i % 2 ? p.paper : p.cloud, 8) +
    times(16 - i, (k) =>
      rect(-405 + i * 34 + k * 46, -188 - i * 52, 26, 24, r.chance(0.3) ? p.ochre : p.window, 4),
    );
  return (
    sky(desk, 330, 250, 96) +
    at(0, 0, street(desk, 1020, 590, 620, 120, 230)) +
    rect(980, 570, 640, 30, p.mid) +
    sea(desk, 590, 330) +
    at(
      740,
      730,
      times(5, deck) +
        path('M60 -462 L180 -462 L210 -560 L100 -560 Z', p.coral) +
        path('M92 -532 L202 -532 L210 -560 L100 -560 Z', p.ink) +
        path('M-560 -170 L-440 -152 L440 -152 L410 24 L-470 24 Q-520 -60 -560 -170 Z', p.ink) +
        rect(-470, -128, 880, 14, p.coral) +
        times(18, (k) => circle(-430 + k * 46, -72, 10, p.foam, 0.8)),
    ) +
    rect(0, 812, W, 88, p.ground) +
    rect(0, 812, W, 14, p.ink, 0, 0.3) +
    times(7, (i) => rect(120 + i * 220, 790, 34, 34, p.ink, 8)) +
    at(420, 870, person(desk, 120, p.coral)) +
    at(490, 872, person(desk, 112, p.ochre))
  );
};

export const fishing: Scene = (desk) => {
  const { p } = desk;
  const net =
    times(9, (i) =>
      stroke(`M${1010 + i * 46} 640 Q${1060 + i * 46} 760 ${1000 + i * 54} 900`, p.leafDark, 5),
    ) +
    times(6, (i) => stroke(`M980 ${668 + i * 42} Q1220 ${716 + i * 42} 1470 ${664 + i * 42}`, p.leafDark, 5));
  return (
    sky(desk, 470, 330, 120) +
    sea(desk, 470, 470) +
    at(1090, 520, fishingBoat(p, 230, p.mid)) +
    at(340, 600, fishingBoat(p, 330, p.brick)) +
    at(760, 740, fishingBoat(p, 560, p.near)) +
    path('M940 900 L980 640 Q1230 590 1600 632 L1600 900 Z', p.ground) +
    net +
    times(8, (i) => circle(992 + i * 62, 652 + (i % 2) * 16, 17, i % 2 ? p.coral : p.ochre)) +
    birds(desk, 8, 760, 210)
  );
};

export const train: Scene = (desk) => {
  const { p } = desk;
  return (
    sky(desk, 1090, 290, 110) +
    at(250, 560, crane(p, 300, p.far)) +
    at(480, 560, crane(p, 340, p.mid)) +
    path('M0 560 Q500 520 900 570 T1600 540 V900 H0 Z', p.leafDark) +
    path('M0 640 Q500 610 1000 650 T1600 620 V900 H0 Z', p.leaf) +
    rect(0, 712, W, 24, p.ground) +
    times(34, (i) => rect(10 + i * 48, 716, 24, 26, p.brick, 2)) +
    rect(0, 708, W, 8, p.ink) +
    times(5, (i) =>
      at(
        -120 + i * 216,
        700,
        rect(0, -104, 204, 84, [p.ochre, p.brick, p.paper, p.mid, p.ochre][i] ?? p.ochre, 4) +
          times(8, (k) => rect(14 + k * 24, -94, 4, 64, p.ink, 0, 0.18)) +
          rect(0, -20, 204, 12, p.ink) +
          circle(44, 0, 17, p.ink) +
          circle(160, 0, 17, p.ink) +
          circle(44, 0, 7, p.far) +
          circle(160, 0, 7, p.far),
      ),
    ) +
    at(
      970,
      700,
      path('M0 -20 V-150 Q0 -168 18 -168 H300 Q352 -168 384 -92 L396 -20 Z', p.coral) +
        path('M300 -142 Q338 -142 356 -96 H300 Z', p.window) +
        rect(30, -140, 70, 44, p.window, 6) +
        rect(120, -140, 70, 44, p.window, 6) +
        rect(0, -70, 390, 16, p.paper) +
        rect(0, -20, 396, 14, p.ink) +
        times(4, (i) => circle(60 + i * 90, 0, 20, p.ink) + circle(60 + i * 90, 0, 8, p.far)) +
        circle(376, -44, 12, p.sun),
    ) +
    times(4, (i) => rect(160 + i * 420, 440, 9, 280, p.ink) + rect(130 + i * 420, 460, 70, 8, p.ink)) +
    stroke('M-20 466 Q190 500 370 466 T790 466 T1210 466 T1630 466', p.ink, 3)
  );
};
