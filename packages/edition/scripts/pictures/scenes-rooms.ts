/** Rooms with shelves and cases. */
import { at, circle, ellipse, fade, H, path, polygon, rect, type Scene, stroke, times, W } from './kit.ts';
import { person, skin } from './props.ts';

export const archive: Scene = (desk) => {
  const { p } = desk;
  const sheet = (x: number, y: number, angle: number, content: string) =>
    at(
      x,
      y,
      rect(-150, -200, 300, 400, p.ink, 8, 0.18) + rect(-160, -212, 300, 400, p.paper, 6) + content,
      1,
      angle,
    );
  const lines = times(9, (i) => rect(-130, -120 + i * 30, 240 - (i % 3) * 40, 10, p.far, 5));
  const bars = times(5, (i) =>
    rect(-126 + i * 52, 110 - (60 + i * 36), 34, 60 + i * 36, i === 4 ? p.coral : p.mid),
  );
  const pie =
    circle(-10, -20, 96, p.ochre) +
    path('M-10 -20 L-10 -116 A96 96 0 0 1 82 8 Z', p.coral) +
    path('M-10 -20 L82 8 A96 96 0 0 1 20 70 Z', p.mid);
  return (
    fade(0, H, p.skyLow, p.ground) +
    times(
      5,
      (k) =>
        rect(0, 60 + k * 74, W, 8, p.brick, 0, 0.3) +
        times(26, (i) =>
          rect(
            20 + i * 62,
            4 + k * 74 + ((i + k) % 3) * 5,
            44,
            56 - ((i + k) % 3) * 5,
            [p.far, p.mid, p.coral, p.ochre, p.cloud][(i * 3 + k) % 5] ?? p.mid,
            3,
            0.75,
          ),
        ),
    ) +
    path('M0 560 H1600 V900 H0 Z', p.near) +
    sheet(560, 560, -9, lines + rect(-130, -176, 150, 26, p.coral)) +
    sheet(1060, 570, 8, pie + times(3, (i) => rect(-120, 110 + i * 22, 200 - i * 40, 9, p.far, 4))) +
    sheet(
      810,
      520,
      -1,
      bars +
        rect(-136, 108, 260, 6, p.ink) +
        stroke('M-110 40 L-58 0 L-6 -20 L46 -80 L100 -110', p.ink, 6) +
        rect(-136, -184, 200, 20, p.ink),
    ) +
    at(
      1010,
      660,
      `<circle cx="0" cy="0" r="108" fill="${p.foam}" fill-opacity="0.55" stroke="${p.ink}" stroke-width="18"/>` +
        stroke('M78 78 L190 190', p.ink, 32) +
        stroke('M-60 -50 A86 86 0 0 1 0 -84', p.paper, 10),
    )
  );
};

export const books: Scene = (desk) => {
  const { p, r } = desk;
  const colors = [p.coral, p.ochre, p.mid, p.near, p.paper, p.brick, p.far] as const;
  const shelf = (y: number) => {
    let markup = '';
    for (let x = 20; x < W - 30; ) {
      const [w, h] = [r.between(24, 58), r.between(110, 166)];
      const color = r.pick([...colors]);
      markup += r.chance(0.06)
        ? at(x + 20, y, rect(-14, -150, w, 150, color, 3), 1, 14)
        : rect(x, y - h, w - 3, h, color, 3) +
          rect(x + 5, y - h + 18, w - 13, 7, p.ink, 2, 0.35) +
          rect(x + 5, y - 30, w - 13, 7, p.ink, 2, 0.35);
      x += w + (r.chance(0.05) ? 46 : 0);
    }
    return markup + rect(0, y, W, 18, p.brick) + rect(0, y + 18, W, 14, p.ink, 0, 0.25);
  };
  return (
    fade(0, H, p.skyLow, p.ground) +
    shelf(190) +
    shelf(400) +
    shelf(610) +
    rect(0, 700, W, 200, p.near) +
    path('M0 700 H1600 V724 H0 Z', p.ink, 0.3) +
    at(
      1100,
      860,
      stroke('M-60 0 L-10 -760 M60 0 L40 -760', p.ochre, 14) +
        times(8, (i) =>
          stroke(`M${-54 + i * 6} ${-80 - i * 86} L${56 - i * 2} ${-80 - i * 86}`, p.ochre, 11),
        ),
    ) +
    at(1096, 520, person(desk, 300, p.coral)) +
    at(
      560,
      860,
      path('M-150 -20 Q-150 -190 0 -190 Q150 -190 150 -20 Z', p.coral) +
        rect(-170, -90, 60, 100, p.brick, 24) +
        rect(110, -90, 60, 100, p.brick, 24) +
        rect(-130, -40, 260, 50, p.brick, 14),
    ) +
    at(
      560,
      832,
      stroke('M0 -110 L0 -210', p.ochre, 76) +
        circle(0, -282, 40, skin(r)) +
        path('M-44 -284 A44 46 0 0 1 44 -290 Q0 -300 -44 -284 Z', p.ink) +
        path('M-80 -170 L0 -150 L80 -170 V-90 L0 -70 L-80 -90 Z', p.paper) +
        stroke('M0 -150 V-70', p.ink, 4),
    ) +
    at(
      780,
      870,
      rect(-5, -420, 10, 420, p.ink) +
        path('M-80 -420 L-46 -520 H46 L80 -420 Z', p.sun) +
        polygon(
          [
            [-80, -420],
            [80, -420],
            [230, 0],
            [-230, 0],
          ],
          p.sun,
          0.14,
        ),
    )
  );
};

export const museum: Scene = (desk) => {
  const { p, r } = desk;
  const tile = (x: number, y: number) =>
    at(
      x,
      y,
      rect(0, 0, 76, 76, p.paper, 2) +
        r.pick([
          () => circle(38, 38, 24, p.mid) + circle(38, 38, 12, p.ochre),
          () => path('M38 8 Q68 38 38 68 Q8 38 38 8 Z', p.mid),
          () => path('M0 0 A76 76 0 0 1 76 76 H0 Z', p.far) + circle(16, 60, 12, p.coral),
          () => times(4, (i) => at(38, 38, ellipse(0, -20, 10, 18, i % 2 ? p.mid : p.coral), 1, i * 90)),
        ])(),
    );
  return (
    fade(0, H, p.near, p.ink) +
    polygon(
      [
        [800, -40],
        [330, 660],
        [1270, 660],
      ],
      p.sun,
      0.12,
    ) +
    rect(390, 110, 820, 500, p.brick, 6) +
    times(60, (i) => tile(400 + (i % 10) * 81, 118 + Math.floor(i / 10) * 81)) +
    rect(0, 690, W, 210, p.ground, 0, 0.55) +
    rect(0, 686, W, 10, p.ochre) +
    at(
      270,
      800,
      rect(-90, -170, 180, 170, p.mid, 4) +
        path('M-34 -170 q-40 -60 -6 -120 q-14 -40 -10 -60 h100 q4 20 -10 60 q34 60 -6 120 Z', p.coral) +
        rect(-42, -270, 84, 12, p.ochre),
    ) +
    at(
      1350,
      800,
      rect(-90, -170, 180, 170, p.mid, 4) +
        `<circle cx="0" cy="-250" r="66" fill="none" stroke="${p.ochre}" stroke-width="12"/>` +
        stroke('M0 -330 V-170 M-80 -250 H80', p.ochre, 10),
    ) +
    at(660, 860, person(desk, 270, p.coral)) +
    at(740, 864, person(desk, 190, p.ochre)) +
    at(1010, 860, person(desk, 270, p.paper)) +
    times(
      6,
      (i) =>
        stroke(`M${420 + i * 150} 0 V40`, p.paper, 4) +
        path(`M${396 + i * 150} 62 L${408 + i * 150} 36 H${432 + i * 150} L${444 + i * 150} 62 Z`, p.sun),
    )
  );
};

export const lab: Scene = (desk) => {
  const { p, r } = desk;
  const flask = (x: number, s: number, liquid: string) =>
    at(
      x,
      640,
      path(
        `M${-s * 0.16} ${-s} V${-s * 0.62} L${-s * 0.5} ${-s * 0.08} Q${-s * 0.54} 0 ${-s * 0.42} 0 H${s * 0.42} Q${s * 0.54} 0 ${s * 0.5} ${-s * 0.08} L${s * 0.16} ${-s * 0.62} V${-s} Z`,
        p.paper,
        0.75,
      ) +
        path(
          `M${-s * 0.33} ${-s * 0.34} H${s * 0.33} L${s * 0.5} ${-s * 0.08} Q${s * 0.54} 0 ${s * 0.42} 0 H${-s * 0.42} Q${-s * 0.54} 0 ${-s * 0.5} ${-s * 0.08} Z`,
          liquid,
        ) +
        times(5, () =>
          circle(r.between(-s * 0.3, s * 0.3), -r.between(10, s * 0.28), r.between(4, 9), p.paper, 0.6),
        ) +
        rect(-s * 0.2, -s * 1.03, s * 0.4, s * 0.06, p.paper, 4),
    );
  return (
    fade(0, H, p.skyTop, p.skyLow) +
    times(4, (i) => rect(130 + i * 350, 90, 290, 290, p.cloud, 8) + rect(270 + i * 350, 90, 8, 290, p.far)) +
    rect(0, 640, W, 40, p.brick) +
    rect(0, 680, W, 220, p.near) +
    times(
      4,
      (i) => rect(90 + i * 380, 720, 300, 140, p.mid, 6) + rect(210 + i * 380, 778, 60, 12, p.ochre, 6),
    ) +
    flask(400, 230, p.coral) +
    flask(590, 150, p.ochre) +
    flask(1240, 190, p.leaf) +
    times(
      6,
      (i) =>
        rect(676 + i * 34, 500, 22, 140, p.paper, 11, 0.8) +
        rect(
          676 + i * 34,
          548 + (i % 3) * 22,
          22,
          92 - (i % 3) * 22,
          [p.coral, p.mid, p.ochre][i % 3] ?? p.mid,
          11,
        ),
    ) +
    rect(660, 530, 220, 14, p.ink, 4) +
    at(
      1010,
      640,
      rect(-90, -20, 200, 20, p.ink, 6) +
        path('M60 -20 Q120 -150 20 -230 L-4 -196 Q60 -140 10 -20 Z', p.ink) +
        at(
          -20,
          -210,
          rect(-26, -110, 52, 170, p.mid, 10) +
            rect(-18, -150, 36, 44, p.ink, 5) +
            rect(-14, 60, 28, 40, p.ink),
          1,
          22,
        ) +
        rect(-90, -66, 130, 12, p.far),
    ) +
    at(1420, 880, person(desk, 520, p.paper))
  );
};
