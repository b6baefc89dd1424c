/** What comes to the table, seen from above. */
import { at, circle, ellipse, path, polygon, rect, type Scene, stroke, times } from './kit.ts';
import { herb, lemon, plate, table } from './table.ts';

export const dishRice: Scene = (desk) => {
  const { p, r } = desk;
  const grains = times(420, () => {
    const [a, d] = [r.next() * 6.283, Math.sqrt(r.next()) * 268];
    return at(
      800 + Math.cos(a) * d,
      450 + Math.sin(a) * d,
      ellipse(0, 0, 12, 5, r.pick([p.paper, '#f3cf73', '#e0a235', '#f7dd96'])),
      1,
      r.between(0, 180),
    );
  });
  const prawn = (angle: number) =>
    at(
      800 + Math.cos(angle) * 160,
      450 + Math.sin(angle) * 160,
      path('M-60 20 Q-50 -60 30 -56 Q80 -50 70 0 Q40 -30 10 -16 Q-20 0 -20 36 Q-40 46 -60 20 Z', p.coral) +
        times(4, (i) => stroke(`M${-40 + i * 24} ${-30 - (i % 2) * 8} l14 26`, p.brick, 5)) +
        stroke('M66 -20 q60 -50 90 -30 M66 -10 q60 -10 84 24', p.brick, 4),
      1,
      (angle * 180) / Math.PI + 90,
    );
  return table(
    desk,
    p.skyLow,
    p.far,
    circle(800, 450, 340, p.ink) +
      circle(800, 450, 306, p.near) +
      circle(800, 450, 286, p.ochre) +
      grains +
      times(6, (i) => prawn(i * 1.047)) +
      lemon(800, 450, 66, p) +
      rect(384, 420, 90, 60, p.ink, 22) +
      rect(1126, 420, 90, 60, p.ink, 22),
    herb(1400, 300, 90, 20, p) + lemon(200, 210, 80, p) + lemon(1440, 720, 70, p),
  );
};

export const dishStew: Scene = (desk) => {
  const { p, r } = desk;
  return table(
    desk,
    p.far,
    p.mid,
    circle(800, 450, 340, p.brick) +
      circle(800, 450, 312, p.coral) +
      circle(800, 450, 282, '#c96a34') +
      times(16, () => {
        const [a, d] = [r.next() * 6.283, r.next() * 220];
        return at(
          800 + Math.cos(a) * d,
          450 + Math.sin(a) * d,
          rect(-38, -30, 76, 60, r.pick(['#f0d9a8', '#e9c27b', p.paper]), 18),
          1,
          r.between(0, 90),
        );
      }) +
      times(22, () =>
        circle(
          800 + r.between(-200, 200),
          450 + r.between(-190, 190),
          r.between(8, 18),
          r.pick([p.leaf, p.leafDark, p.ochre]),
        ),
      ) +
      times(5, (i) =>
        stroke(`M${660 + i * 70} ${300 + (i % 2) * 30} q-30 -50 0 -96 t0 -96`, p.paper, 12, 0.55),
      ) +
      rect(410, 404, 80, 92, p.brick, 30) +
      rect(1110, 404, 80, 92, p.brick, 30),
    herb(240, 760, 80, -30, p) + circle(1400, 220, 96, '#dcae6c') + circle(1400, 220, 76, '#ecc98e'),
  );
};

export const dishBread: Scene = (desk) => {
  const { p, r } = desk;
  const strip = (i: number) =>
    at(
      800,
      450,
      rect(-330 + i * 82, -110, 66, 220, i % 2 ? p.coral : p.leafDark, 26) +
        rect(-318 + i * 82, -96, 18, 190, p.paper, 9, 0.25),
      1,
      -8,
    );
  return table(
    desk,
    p.cloud,
    p.ground,
    at(
      800,
      450,
      rect(-430, -190, 860, 380, p.brick, 30) +
        rect(-400, -166, 800, 332, '#e3b679', 150) +
        rect(-370, -140, 740, 280, '#f0cf97', 130),
      1,
      -8,
    ) +
      times(8, strip) +
      times(26, () => ellipse(800 + r.between(-300, 300), 450 + r.between(-110, 110), 11, 6, p.paper)),
    herb(230, 330, 90, 10, p) + circle(1420, 700, 90, p.coral) + circle(1400, 680, 26, p.paper, 0.4),
  );
};

export const dishFish: Scene = (desk) => {
  const { p } = desk;
  const fish = (y: number, color: string, belly: string) =>
    at(
      800,
      y,
      path('M-250 0 Q-90 -120 120 -60 Q170 -44 200 0 Q170 44 120 60 Q-90 120 -250 0 Z', color) +
        path('M-250 0 Q-90 110 120 54 Q20 40 -250 0 Z', belly) +
        polygon(
          [
            [-225, 0],
            [-318, -72],
            [-296, 0],
            [-318, 72],
          ],
          color,
        ) +
        circle(150, -14, 13, p.paper) +
        circle(152, -14, 7, p.ink) +
        stroke('M90 -52 Q116 0 90 50', p.ink, 5) +
        times(5, (i) => stroke(`M${-130 + i * 42} -40 q18 40 0 80`, p.ink, 4, 0.35)),
    );
  return table(
    desk,
    p.mid,
    p.near,
    plate(p, p.mid) +
      fish(380, p.coral, p.paper) +
      fish(530, p.near, p.foam) +
      lemon(960, 650, 54, p) +
      lemon(620, 240, 48, p) +
      herb(880, 300, 60, 60, p),
    lemon(230, 240, 84, p) + herb(1420, 760, 90, -20, p),
  );
};

export const dishCake: Scene = (desk) => {
  const { p, r } = desk;
  return table(
    desk,
    p.skyTop,
    p.skyLow,
    plate(p, p.ochre) +
      circle(800, 450, 230, '#d98a32') +
      circle(800, 450, 214, '#efb45b') +
      times(6, (i) => lemon(800 + Math.cos(i * 1.047) * 128, 450 + Math.sin(i * 1.047) * 128, 62, p)) +
      lemon(800, 450, 60, p) +
      times(50, () => circle(800 + r.between(-190, 190), 450 + r.between(-190, 190), 4, p.paper, 0.9)) +
      polygon(
        [
          [800, 450],
          [940, 690],
          [1010, 640],
        ],
        p.paper,
      ),
    circle(220, 690, 100, p.ochre) +
      circle(196, 664, 28, p.paper, 0.45) +
      path('M220 590 q60 -60 110 -30 q-40 50 -110 30 Z', p.leaf) +
      herb(1420, 260, 80, 30, p),
  );
};

export const dishSalad: Scene = (desk) => {
  const { p, r } = desk;
  return table(
    desk,
    p.leaf,
    p.leafDark,
    plate(p, p.leaf) +
      times(22, () => {
        const [a, d] = [r.next() * 6.283, r.next() * 200];
        return at(
          800 + Math.cos(a) * d,
          450 + Math.sin(a) * d,
          path(
            'M0 70 Q-70 30 -50 -30 Q-30 -90 0 -80 Q40 -90 54 -30 Q70 30 0 70 Z',
            r.pick([p.leaf, p.leafDark, '#a9bf6d']),
          ) + stroke('M0 60 V-60', p.paper, 4, 0.5),
          0.9,
          r.between(0, 360),
        );
      }) +
      times(
        9,
        (i) =>
          circle(
            800 + Math.cos(i * 0.7) * (90 + (i % 3) * 60),
            450 + Math.sin(i * 0.7) * (90 + (i % 3) * 60),
            36,
            p.coral,
          ) +
          circle(
            790 + Math.cos(i * 0.7) * (90 + (i % 3) * 60),
            440 + Math.sin(i * 0.7) * (90 + (i % 3) * 60),
            10,
            p.paper,
            0.5,
          ),
      ) +
      times(10, () => circle(800 + r.between(-190, 190), 450 + r.between(-190, 190), 17, p.ink)) +
      times(5, (i) => path(`M${690 + i * 50} ${400 + (i % 2) * 90} q40 -40 70 0 q-30 40 -70 0 Z`, p.paper)),
    lemon(230, 690, 80, p) + circle(1420, 220, 86, p.coral),
  );
};

export const dishSoup: Scene = (desk) => {
  const { p, r } = desk;
  return table(
    desk,
    p.near,
    p.mid,
    plate(p, p.brick) +
      circle(800, 450, 246, '#d9792b') +
      circle(800, 450, 232, '#ee9a3d') +
      stroke('M660 450 q70 -120 150 -40 q60 70 -20 100 q-80 10 -60 -60 q20 -50 90 -30', p.paper, 20) +
      times(16, () =>
        at(
          800 + r.between(-170, 170),
          450 + r.between(-160, 160),
          ellipse(0, 0, 18, 9, p.leafDark),
          1,
          r.between(0, 180),
        ),
      ) +
      herb(890, 430, 44, 70, p),
    at(
      240,
      240,
      circle(0, 0, 120, p.coral) +
        times(5, (i) => ellipse(-80 + i * 40, 0, 26, 112, i % 2 ? p.ochre : '#ee9a3d')) +
        rect(-12, -140, 24, 50, p.leafDark, 8),
    ) + circle(1420, 700, 80, '#dcae6c'),
  );
};
