/** Stages, screens and studios. */
import {
  at,
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
import { person, skin, street } from './props.ts';

export const theatre: Scene = (desk) => {
  const { p, r } = desk;
  const curtain = times(9, (i) =>
    path(
      `M${i * 52} 60 Q${i * 52 + 26 - i * 7} 420 ${i * 30} 720 H${i * 30 + 44} Q${i * 52 + 60 - i * 7} 420 ${i * 52 + 52} 60 Z`,
      i % 2 ? p.brick : p.coral,
    ),
  );
  return (
    rect(0, 0, W, H, p.ink) +
    fade(60, 640, p.near, p.mid) +
    circle(1010, 240, 96, p.sun) +
    circle(1010, 240, 150, p.sun, 0.2) +
    polygon(
      [
        [800, 40],
        [520, 700],
        [1080, 700],
      ],
      p.sun,
      0.22,
    ) +
    hills(r, 520, 30, p.near, 5) +
    at(0, 650, street(desk, 420, 0, 740, 90, 190)) +
    rect(0, 660, W, 90, p.ground) +
    rect(0, 740, W, 20, p.brick) +
    at(690, 720, person(desk, 250, p.coral)) +
    at(880, 724, person(desk, 240, p.ochre)) +
    at(1010, 716, person(desk, 220, p.paper)) +
    at(570, 716, person(desk, 226, p.mid)) +
    at(0, 0, curtain) +
    `<g transform="translate(1600 0) scale(-1 1)">${curtain}</g>` +
    times(10, (i) => path(`M${i * 160} 0 h160 v70 a80 70 0 0 1 -160 0 Z`, i % 2 ? p.coral : p.brick)) +
    rect(0, 0, W, 30, p.ochre) +
    times(17, (i) => circle(20 + i * 98, 860, 40, p.ink) + rect(-34 + i * 98, 880, 108, 60, p.near, 22)) +
    times(9, (i) => path(`M${120 + i * 170} 758 a22 22 0 0 1 44 0 Z`, p.sun))
  );
};

export const music: Scene = (desk) => {
  const { p, r } = desk;
  const beam = (x: number, to: number, color: string) =>
    polygon(
      [
        [x, 0],
        [to - 150, 760],
        [to + 150, 760],
      ],
      color,
      0.2,
    );
  const bass = at(
    980,
    742,
    path(
      'M-10 -330 q40 -10 52 40 q6 40 -8 70 q34 30 38 96 q4 116 -82 120 q-86 -4 -82 -120 q4 -66 38 -96 q-14 -30 -8 -70 q12 -50 52 -40 Z',
      p.brick,
    ) +
      rect(-16, -560, 12, 400, p.ink) +
      circle(-10, -574, 16, p.brick) +
      times(
        2,
        (i) =>
          path(`M${i ? 22 : -54} -200 q18 40 0 90`, 'none') +
          stroke(`M${i ? 24 : -46} -190 q14 40 0 84`, p.ink, 6),
      ),
  );
  const piano = at(
    470,
    740,
    path(
      'M-190 -150 H130 Q210 -150 230 -230 Q250 -330 130 -330 Q60 -330 20 -270 Q-30 -220 -190 -224 Z',
      p.far,
    ) +
      path('M-190 -224 Q-30 -220 20 -270 Q60 -330 130 -330 L60 -500 Q-60 -420 -190 -330 Z', p.cloud) +
      rect(-190, -172, 200, 24, p.paper) +
      times(10, (i) => rect(-182 + i * 19, -172, 8, 14, p.ink)) +
      rect(-150, -150, 16, 150, p.ink) +
      rect(150, -150, 16, 150, p.ink),
  );
  return (
    fade(0, H, p.near, p.mid) +
    times(5, (i) =>
      path(
        `M${i * 340 - 60} 760 V340 A150 170 0 0 1 ${i * 340 + 240} 340 V760 h-50 V350 a100 120 0 0 0 -200 0 V760 Z`,
        p.far,
        0.45,
      ),
    ) +
    beam(400, 480, p.ochre) +
    beam(860, 820, p.sun) +
    beam(1250, 1130, p.coral) +
    rect(0, 740, W, 160, p.ink) +
    rect(0, 736, W, 14, p.ochre) +
    piano +
    at(330, 740, person(desk, 330, p.coral)) +
    at(905, 744, person(desk, 350, p.paper)) +
    bass +
    at(1190, 744, person(desk, 340, p.ochre)) +
    stroke('M1236 500 L1290 600 Q1300 640 1270 640', p.sun, 16) +
    path('M1240 620 q40 50 80 -10 l-20 -30 q-20 30 -40 20 Z', p.sun) +
    at(
      720,
      744,
      rect(-60, -90, 120, 90, p.coral, 20) +
        ellipse(0, -90, 60, 16, p.paper) +
        stroke('M-100 0 L-86 -180 M100 0 L90 -190', p.ink, 6) +
        ellipse(-86, -184, 54, 9, p.ochre) +
        ellipse(92, -194, 54, 9, p.ochre),
    ) +
    times(22, (i) => circle(30 + i * 74, 880 + r.between(-10, 10), 36, p.near)) +
    times(6, (i) =>
      at(
        540 + i * 100,
        180 + (i % 3) * 50,
        ellipse(0, 0, 15, 11, p.paper) +
          rect(12, -54, 5, 54, p.paper) +
          path('M14 -54 q26 8 24 34 q-6 -16 -24 -18 Z', p.paper),
      ),
    )
  );
};

export const cinema: Scene = (desk) => {
  const { p, r } = desk;
  return (
    sky(desk, 1290, 180, 70) +
    at(0, 660, street(desk, -30, 0, 480, 160, 260)) +
    at(0, 660, street(desk, 1180, 0, 460, 160, 260)) +
    rect(380, 180, 840, 470, p.ink, 6) +
    rect(400, 200, 800, 430, p.paper) +
    `<clipPath id="screen"><rect x="400" y="200" width="800" height="430"/></clipPath><g clip-path="url(#screen)">${circle(960, 380, 120, p.ochre)}${path('M380 520 q60 -40 120 0 t120 0 t120 0 t120 0 t120 0 t120 0 t120 0 V640 H380 Z', p.mid)}${polygon(
      [
        [700, 500],
        [700, 290],
        [830, 500],
      ],
      p.coral,
    )}${polygon(
      [
        [684, 500],
        [684, 330],
        [590, 500],
      ],
      p.brick,
    )}${path('M560 512 H860 Q840 570 800 572 H620 Q580 570 560 512 Z', p.ink)}</g>` +
    path('M0 650 H1600 V900 H0 Z', p.near) +
    polygon(
      [
        [800, 900],
        [400, 630],
        [1200, 630],
      ],
      p.sun,
      0.12,
    ) +
    times(3, (k) =>
      times(11 - k, (i) =>
        at(
          240 + k * 40 + i * (112 - k * 2),
          740 + k * 74,
          circle(0, -38, 27, skin(r)) +
            path('M-30 -40 A30 32 0 0 1 30 -40 Q0 -30 -30 -40 Z', p.ink) +
            rect(-44, -14, 88, 96, r.pick([p.coral, p.ochre, p.mid, p.brick]), 26),
        ),
      ),
    ) +
    stroke('M-20 120 Q400 260 800 150 T1620 120', p.ink, 4) +
    times(17, (i) => circle(40 + i * 96, 166 + Math.sin(i * 0.8) * 26, 11, p.ochre))
  );
};

export const studio: Scene = (desk) => {
  const { p, r } = desk;
  return (
    fade(0, H, p.near, p.ink) +
    rect(330, 120, 940, 390, p.mid, 10) +
    path('M330 420 Q560 320 800 400 T1270 380 V510 H330 Z', p.far) +
    circle(1040, 240, 62, p.sun) +
    at(0, 510, street(desk, 340, 0, 900, 60, 150)) +
    rect(330, 496, 940, 18, p.ochre) +
    times(
      6,
      (i) =>
        rect(140 + i * 260, 20, 70, 50, p.ink, 6) +
        polygon(
          [
            [150 + i * 260, 70],
            [200 + i * 260, 70],
            [300 + i * 230, 700],
            [60 + i * 260, 700],
          ],
          p.sun,
          0.06,
        ),
    ) +
    rect(0, 36, W, 12, p.far) +
    at(
      650,
      720,
      stroke('M0 -110 L0 -190', p.coral, 110) +
        circle(0, -290, 46, skin(r)) +
        path('M-52 -290 A52 54 0 0 1 52 -298 Q0 -310 -52 -290 L-56 -240 Z', p.brick),
    ) +
    at(
      930,
      720,
      stroke('M0 -110 L0 -190', p.paper, 114) +
        circle(0, -292, 46, skin(r)) +
        path('M-50 -296 A50 52 0 0 1 50 -300 Q0 -318 -50 -296 Z', p.ink) +
        path('M-14 -200 L0 -120 L14 -200 Z', p.coral),
    ) +
    path('M400 640 H1200 L1140 800 H460 Z', p.paper) +
    path('M400 640 H1200 L1190 668 H410 Z', p.coral) +
    circle(800, 730, 44, p.mid) +
    circle(800, 730, 22, p.ochre) +
    rect(0, 800, W, 100, p.ink) +
    at(
      230,
      860,
      stroke('M0 -200 L-80 0 M0 -200 L80 0 M0 -200 V0', p.far, 12) +
        rect(-110, -340, 190, 130, p.far, 12) +
        rect(70, -310, 70, 76, p.mid, 6) +
        circle(-60, -350, 34, p.mid) +
        circle(20, -350, 34, p.mid) +
        circle(-90, -316, 9, p.coral),
    ) +
    at(1400, 876, person(desk, 330, p.far)) +
    rect(1110, 150, 130, 40, p.coral, 6) +
    circle(1136, 170, 9, p.paper) +
    rect(1156, 164, 68, 12, p.paper, 4)
  );
};

export const radio: Scene = (desk) => {
  const { p } = desk;
  const waves = times(
    5,
    (i) =>
      `<circle cx="800" cy="400" r="${230 + i * 80}" fill="none" stroke="${p.mood === 'day' ? p.coral : p.ochre}" stroke-width="${12 - i * 2}" opacity="${0.7 - i * 0.12}"/>`,
  );
  return (
    fade(0, H, p.mood === 'day' ? p.ground : p.near, p.mood === 'day' ? p.skyLow : p.mid) +
    waves +
    at(0, 770, street(desk, -30, 0, 1680, 60, 170)) +
    rect(0, 770, W, 130, p.ink) +
    times(
      16,
      (i) =>
        rect(60 + i * 96, 800, 56, 60, p.near, 8) +
        rect(84 + i * 96, 806, 8, 48, p.far, 4) +
        rect(74 + i * 96, 816 + ((i * 7) % 26), 28, 12, i % 3 ? p.ochre : p.coral, 4),
    ) +
    at(
      800,
      400,
      rect(-16, 220, 32, 260, p.ink) +
        path('M-170 60 A170 170 0 0 0 170 60 V30 h-30 V60 A140 140 0 0 1 -140 60 V30 h-30 Z', p.ink) +
        rect(-110, -230, 220, 380, p.paper, 110) +
        times(7, (i) => rect(-96, -150 + i * 30, 192, 12, p.far, 6)) +
        rect(-110, 40, 220, 34, p.coral) +
        rect(-110, -230, 70, 380, p.ink, 35, 0.08),
    )
  );
};
