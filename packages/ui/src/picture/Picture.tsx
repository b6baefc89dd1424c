import type { AspectRatio, Image } from '@portada/contract';
import { clippingFormats, isClipped, safePictureUrl } from '@portada/core';
import { clippingSrcset, clippingTypes, clippingUrl } from '@portada/shared/clipping.ts';
import { useAltWarning } from '../dev-warnings/useDevWarning.ts';
import { classes, usePartStyles } from '../part.ts';
import css from './picture.css';
import { type PictureWidths, pictureSizes } from './sizes.ts';

export interface PictureProps {
  image: Image;
  ratio?: AspectRatio;
  widths?: PictureWidths;
  /** Above the fold: loaded at once and first. */
  eager?: boolean;
  className?: string;
}

/**
 * A picture clipped to the width and the shape it is drawn in (IMG-01 to IMG-05). In preview and in the showroom the
 * original is drawn instead, since its clippings may not exist yet (IMG-06). Its place is kept while it loads.
 */
export function Picture({ image, ratio = '16-9', widths = {}, eager, className }: PictureProps) {
  usePartStyles(css);
  useAltWarning(image);
  const src = safePictureUrl(image.customSrcByAspectRatio[ratio] ?? image.src);
  const clipped = isClipped();
  const sizes = pictureSizes(widths);
  return (
    <picture
      className={classes('portada-guard portada-picture', className)}
      part="picture"
      style={{ aspectRatio: ratio.replace('-', ' / ') }}
    >
      {clipped && src && <Sources image={image} ratio={ratio} sizes={sizes} src={src} />}
      <img
        alt={image.alt}
        className="portada-guard portada-picture-image"
        decoding="async"
        fetchPriority={eager ? 'high' : 'auto'}
        loading={eager ? 'eager' : 'lazy'}
        part="image"
        src={clipped && src ? clippingUrl(src, ratio, 850, 'jpg') : src}
      />
    </picture>
  );
}

interface SourcesProps {
  image: Image;
  ratio: AspectRatio;
  sizes: string;
  src: string;
}

/** The sources that the server wrote, where it did; otherwise one for each format. */
function Sources({ image, ratio, sizes, src }: SourcesProps) {
  if (image.sources.length > 0) {
    return image.sources.map(({ srcset, media, type }) => (
      <source
        key={`${media} ${type} ${srcset}`}
        media={media || undefined}
        srcSet={srcset}
        type={type || undefined}
      />
    ));
  }
  return clippingFormats().map((format) => (
    <source
      key={format}
      sizes={sizes}
      srcSet={clippingSrcset(src, ratio, format)}
      type={clippingTypes[format]}
    />
  ));
}
