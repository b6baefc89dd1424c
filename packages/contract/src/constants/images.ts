/** IMG-02, in pixels. */
export const CLIPPING_WIDTHS = [210, 410, 630, 850, 1200, 1600] as const;
export type ClippingWidth = (typeof CLIPPING_WIDTHS)[number];

/** IMG-03; the list is open in the specification, `3-4` and `2-3` serve portraits and covers. */
export const aspectRatios = ['21-9', '16-9', '4-3', '3-2', '1-1', '3-4', '2-3'] as const;
export type AspectRatio = (typeof aspectRatios)[number];

/** IMG-05: in order of preference; `jpg` is the fallback. */
export const clippingFormats = ['avif', 'webp', 'jpg'] as const;
export type ClippingFormat = (typeof clippingFormats)[number];
