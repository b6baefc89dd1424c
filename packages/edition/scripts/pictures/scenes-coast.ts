/** The water, under it and beside it. */
import {
  at,
  birds,
  circle,
  fade,
  H,
  hills,
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
import { cypress, fishingBoat, palm, person, pine, skin } from './props.ts';

export const seabed: Scene = (desk) => {
  const { p, r } = desk;
  const fish = (x: number, y: number, s: number, color: string, flip = false) => {
    const body =
      path(`M${-s} 0 Q0 ${-s * 0.62} ${s} 0 Q0 ${s * 0.62} ${-s} 0 Z`, color) +
      polygon(
        [
          [-s * 0.86, 0],
          [-s * 1.45, -s * 0.42],
          [-s * 1.45, s * 0.42],
        ],
        color,
      ) +
      circle(s * 0.55, -s * 0.1, s * 0.09, p.ink) +
      stroke(`M${s * 0.22} ${-s * 0.34} Q${s * 0.36} 0 ${s * 0.22} ${s * 0.34}`, p.paper, s * 0.07, 0.8);
    return at(x, y, flip ? mirrored(body) : body);
  };
  const grass = (x: number, base: number, tall: number) =>
    times(7, (i) => {
      const [dx, h] = [(i - 3) * 13, tall * (0.7 + r.next() * 0.4)];
      const lean = r.between(-34, 34);
      return path(
        `M${x + dx} ${base} Q${x + dx + lean} ${base - h * 0.6} ${x + dx + lean * 0.5} ${base - h} Q${x + dx + lean + 16} ${base - h * 0.5} ${x + dx + 13} ${base} Z`,
        i % 2 ? p.leaf : p.leafDark,
      );
    });
  return (
    fade(0, H, p.sea, p.seaDeep) +
    times(5, (i) =>
      polygon(
        [
          [300 + i * 210, 0],
          [380 + i * 210, 0],
          [250 + i * 260, H],
          [60 + i * 260, H],
        ],
        p.foam,
        0.12,
      ),
    ) +
    path('M0 70 Q200 40 400 70 T800 70 T1200 70 T1600 70 V0 H0 Z', p.foam, 0.5) +
    path('M0 730 Q400 640 800 720 T1600 690 V900 H0 Z', p.near) +
    times(13, (i) => grass(90 + i * 122, 770 + r.between(-12, 30), 210)) +
    path('M0 810 Q420 740 860 806 T1600 786 V900 H0 Z', p.ground) +
    times(8, (i) => grass(40 + i * 215, 880, 150)) +
    fish(820, 380, 118, p.coral) +
    fish(520, 270, 62, p.ochre) +
    fish(430, 460, 52, p.ochre) +
    fish(1150, 250, 70, p.paper, true) +
    fish(1210, 480, 56, p.coral, true) +
    times(9, (i) => fish(620 + r.between(-60, 60) + i * 46, 590 + r.between(-40, 40), 20, p.foam)) +
    times(18, () => circle(r.between(320, 1280), r.between(110, 620), r.between(4, 12), p.foam, 0.5))
  );
};

export const beach: Scene = (desk) => {
  const { p, r } = desk;
  const parasol = (x: number, y: number, s: number, color: string) =>
    at(
      x,
      y,
      stroke(`M0 0 L${s * 0.14} ${-s}`, p.ink, s * 0.035) +
        times(6, (i) =>
          path(
            `M${s * 0.14} ${-s * 1.12} L${-s * 0.56 + i * s * 0.233} ${-s * 0.72} L${-s * 0.327 + i * s * 0.233} ${-s * 0.72} Z`,
            i % 2 ? p.paper : color,
          ),
        ) +
        path(`M${-s * 0.56} ${-s * 0.72} Q${s * 0.14} ${-s * 0.64} ${s * 0.84} ${-s * 0.72} Z`, color),
    );
  return (
    sky(desk, 1060, 240, 90) +
    sea(desk, 380, 1060, 260) +
    path('M0 560 Q420 500 820 590 T1600 600 V900 H0 Z', p.foam) +
    path('M0 590 Q420 530 820 620 T1600 628 V900 H0 Z', p.ground) +
    parasol(430, 720, 190, p.coral) +
    parasol(840, 780, 230, p.ochre) +
    parasol(1190, 700, 170, p.mid) +
    rect(920, 764, 190, 20, p.coral, 10) +
    rect(500, 716, 140, 16, p.paper, 8) +
    at(690, 800, person(desk, 130, p.mid, skin(r))) +
    at(740, 806, person(desk, 90, p.ochre, skin(r))) +
    circle(810, 838, 24, p.paper) +
    path('M786 838 A24 24 0 0 1 834 838 Z', p.coral) +
    at(150, 900, palm(p, 430)) +
    at(1480, 900, palm(p, 380)) +
    polygon(
      [
        [560, 430],
        [610, 430],
        [588, 340],
      ],
      p.paper,
    ) +
    path('M540 432 h86 q-8 22 -24 22 h-40 q-16 0 -22 -22 Z', p.brick) +
    birds(desk, 5, 560, 170)
  );
};

export const wind: Scene = (desk) => {
  const { p, r } = desk;
  const mill = (x: number, y: number, h: number, color: string) => {
    const offset = r.between(0, 119);
    const blades = [0, 120, 240]
      .map((a) =>
        at(
          0,
          -h,
          path(
            `M0 0 L${h * 0.03} ${-h * 0.16} L${h * 0.008} ${-h * 0.58} L${-h * 0.02} ${-h * 0.12} Z`,
            color,
          ),
          1,
          a + offset,
        ),
      )
      .join('');
    return at(
      x,
      y,
      polygon(
        [
          [-h * 0.025, 0],
          [h * 0.025, 0],
          [h * 0.012, -h],
          [-h * 0.012, -h],
        ],
        color,
      ) +
        blades +
        circle(0, -h, h * 0.03, p.coral) +
        rect(-h * 0.05, -h * 0.04, h * 0.1, h * 0.04, p.ochre),
    );
  };
  return (
    sky(desk, 520, 340, 120) +
    mill(1350, 560, 200, p.cloud) +
    mill(1180, 565, 230, p.cloud) +
    mill(320, 560, 210, p.cloud) +
    mill(160, 560, 180, p.cloud) +
    sea(desk, 560, 520) +
    mill(980, 640, 360, p.paper) +
    mill(700, 760, 520, p.paper) +
    at(1190, 790, fishingBoat(p, 220, p.brick)) +
    birds(desk, 5, 900, 190)
  );
};

export const stars: Scene = (desk) => {
  const { p, r } = desk;
  const streaks = times(
    5,
    (i) =>
      `<circle cx="1000" cy="330" r="${180 + i * 120}" fill="none" stroke="${p.paper}" stroke-width="3" stroke-dasharray="${60 + i * 40} ${150 + i * 60}" opacity="0.35"/>`,
  );
  return (
    fade(0, H, p.skyTop, p.skyLow) +
    times(170, () =>
      circle(r.between(0, W), r.between(0, 640), 0.8 + r.next() * 3, p.paper, 0.4 + r.next() * 0.6),
    ) +
    streaks +
    path('M1130 130 L640 330 L655 352 L1140 158 Z', p.foam, 0.35) +
    path('M1130 138 L820 262 L828 274 L1140 152 Z', p.paper, 0.6) +
    circle(1140, 144, 24, p.paper) +
    circle(1140, 144, 48, p.paper, 0.2) +
    hills(r, 640, 50, p.mid, 5) +
    hills(r, 740, 40, p.near, 4) +
    at(
      560,
      750,
      rect(-150, -170, 300, 200, p.paper) +
        path('M-160 -170 A160 160 0 0 1 160 -170 Z', p.far) +
        path('M10 -326 A160 160 0 0 1 120 -276 L70 -170 H0 Z', p.ink) +
        at(50, -236, rect(-22, -130, 44, 150, p.ochre, 8) + rect(-28, -140, 56, 18, p.coral, 4), 1, 38) +
        rect(-164, -180, 328, 18, p.coral) +
        rect(-40, -90, 70, 120, p.ink, 4) +
        rect(70, -110, 46, 46, p.ochre, 4),
    ) +
    at(
      960,
      800,
      stroke('M0 -110 L-50 0 M0 -110 L50 0 M0 -110 V0', p.ink, 8) +
        at(0, -116, rect(-80, -18, 170, 36, p.coral, 8) + rect(80, -24, 30, 48, p.ink, 6), 1, -34),
    ) +
    at(890, 806, person(desk, 190, p.ochre)) +
    at(1060, 806, person(desk, 150, p.coral)) +
    at(1290, 800, cypress(p, 330)) +
    at(240, 810, pine(p, 280)) +
    path('M0 800 Q800 760 1600 810 V900 H0 Z', p.ink)
  );
};
