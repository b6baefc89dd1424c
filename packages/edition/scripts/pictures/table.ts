/** The laid table and what lies on it. */
import { at, circle, ellipse, H, path, rect, type Scene, stroke, times, W } from './kit.ts';

/** A table seen from above: cloth, a plate in the middle, cutlery and what lies around. */
export function table(
  desk: Parameters<Scene>[0],
  cloth: string,
  stripe: string,
  served: string,
  around: string,
): string {
  const { p } = desk;
  return (
    rect(0, 0, W, H, cloth) +
    times(17, (i) => rect(i * 100, 0, 34, H, stripe, 0, 0.5)) +
    times(10, (i) => rect(0, i * 100 + 20, W, 34, stripe, 0, 0.28)) +
    at(
      380,
      450,
      rect(-12, -40, 24, 270, p.far, 12) +
        times(4, (i) => rect(-36 + i * 20, -190, 11, 120, p.far, 5)) +
        path('M-36 -90 h72 q0 70 -24 90 h-24 q-24 -20 -24 -90 Z', p.far),
    ) +
    at(1220, 450, rect(-12, 0, 24, 230, p.far, 12) + path('M-18 10 V-180 Q40 -150 30 10 Z', p.far)) +
    ellipse(812, 474, 352, 352, p.ink, 0.2) +
    around +
    served
  );
}

export const plate = (p: Parameters<Scene>[0]['p'], rim: string) =>
  circle(800, 450, 340, p.paper) + circle(800, 450, 330, rim, 0.25) + circle(800, 450, 262, p.paper);

export const lemon = (x: number, y: number, s: number, p: Parameters<Scene>[0]['p']) =>
  at(
    x,
    y,
    circle(0, 0, s, p.ochre) +
      circle(0, 0, s * 0.82, p.paper) +
      times(8, (i) =>
        at(
          0,
          0,
          path(
            `M0 ${-s * 0.08} L${-s * 0.22} ${-s * 0.68} Q0 ${-s * 0.8} ${s * 0.22} ${-s * 0.68} Z`,
            p.ochre,
          ),
          1,
          i * 45,
        ),
      ),
  );

export const herb = (x: number, y: number, s: number, angle: number, p: Parameters<Scene>[0]['p']) =>
  at(
    x,
    y,
    stroke(`M0 0 Q10 ${-s} 0 ${-s * 2}`, p.leafDark, 6) +
      times(8, (i) =>
        at(
          0,
          -s * 0.3 - i * s * 0.22,
          ellipse(s * 0.22, 0, s * 0.24, s * 0.11, i % 2 ? p.leaf : p.leafDark),
          1,
          i % 2 ? -28 : 208,
        ),
      ),
    1,
    angle,
  );
