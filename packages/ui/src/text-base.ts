/**
 * The unit of all sizes, `--portada-text-base`: the reader's own default size of text, whatever the page's root says.
 * There is no such unit in CSS. `rem` follows the page's root, which half of all themes set to 62.5 %; but in the
 * conditions of media queries `em` is the reader's default, so they tell how many px that is.
 */

/** The sizes that browsers' settings offer; one between them counts as the next smaller. */
const offered = [
  9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 40, 44, 48, 56, 64, 72,
];

/**
 * True from this size on: the width that is asked for is then below nothing, and otherwise wider than any screen. Half
 * a px, so that neither hangs on rounding.
 */
const rule = (px: number) =>
  `@media (width >= calc((${px - 0.5}px - 1em) * 100000)) { :root { --portada-text-base: ${px}px; } }`;

/** Says how large `--portada-text-base` is; `tokens.css` has what holds where the reader has not chosen. */
export function textBaseCss(): string {
  return `@layer portada { ${offered.map(rule).join('\n')} }`;
}

/** A length, for style sheets that are made by script. */
export function timesTextBase(factor: number): string {
  return `calc(var(--portada-text-base) * ${factor})`;
}
