import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

type Theme = 0 | 1;

/** Both values of each colour token: `light-dark(#fff, #15171a)`. */
const colours = new Map(
  [...tokens.matchAll(/--portada-color-([\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\)/g)].map(
    ([, name, light, dark]) => [name, [light, dark]] as const,
  ),
);

function channels(hex: string): number[] {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255);
}

/** WCAG's relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string, theme: Theme): number {
  const [brighter = 0, darker = 0] = [first, second]
    .map((name) => luminance(colours.get(name)?.[theme] ?? ''))
    .sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const sheets = ['paper', 'raised', 'sunken'];
const inks = ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'danger', 'success', 'live'];

/** Text and what it stands on: 4.5 to 1 (WCAG 1.4.3). */
const textPairs = [
  ...inks.flatMap((ink) => sheets.map((sheet) => [ink, sheet])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-live', 'live'],
  ['on-inverse', 'inverse'],
  ['on-screen', 'screen'],
  ...['ink', 'accent'].map((ink) => [ink, 'accent-tint']),
  ...['ink', 'danger'].map((ink) => [ink, 'danger-tint']),
  ...['ink', 'success'].map((ink) => [ink, 'success-tint']),
].map(([ink = '', sheet = '']) => [ink, sheet] as const);

/** Outlines of controls and of the focus: 3 to 1 (WCAG 1.4.11). */
const linePairs = ['line-strong', 'focus', 'danger', 'accent'].flatMap((line) =>
  sheets.map((sheet) => [line, sheet] as const),
);

for (const [theme, index] of [
  ['light', 0],
  ['dark', 1],
] as const) {
  test.each(textPairs)(`${theme}: text of %s reads on %s`, (ink, sheet) => {
    expect(contrast(ink, sheet, index)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(linePairs)(`${theme}: a line of %s is seen on %s`, (line, sheet) => {
    expect(contrast(line, sheet, index)).toBeGreaterThanOrEqual(3);
  });
}

test('every colour has both values, but the backdrop and the scheme', () => {
  const declared = [...tokens.matchAll(/--portada-color-([\w-]+):/g)].map(([, name]) => name);
  const single = declared.filter((name) => name !== undefined && !colours.has(name));
  expect(new Set(single)).toEqual(new Set(['scheme', 'backdrop']));
});

test('the tokens stand in the layer, so that a page’s own values win', () => {
  expect(tokens.replace(/\/\*.*?\*\//gs, '').trim()).toMatch(/^@layer portada\s*\{/);
});
