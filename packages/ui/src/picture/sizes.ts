/** IMG-04, in CSS pixels. */
const PICTURE_BREAKPOINTS_PX = [400, 578, 800, 1099, 1100] as const;

/** IMG-04, in CSS pixels. */
type PictureBreakpoint = (typeof PICTURE_BREAKPOINTS_PX)[number];

/**
 * How wide a picture is drawn, as a CSS length, up to each screen width; `1100` is from there on. One that is left
 * out is as wide as at the next larger one given, and without any the picture is as wide as the window.
 */
export type PictureWidths = Partial<Record<PictureBreakpoint, string>>;

const [largest] = [...PICTURE_BREAKPOINTS_PX].reverse();

/** The `sizes` of a picture, from which the browser takes its clipping. */
export function pictureSizes(widths: PictureWidths): string {
  const rules = PICTURE_BREAKPOINTS_PX.flatMap((breakpoint) => {
    const width = widths[breakpoint];
    return width && breakpoint !== largest ? [`(max-width: ${breakpoint}px) ${width}`] : [];
  });
  return [...rules, widths[1100] ?? '100vw'].join(', ');
}
