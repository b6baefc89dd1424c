import type { Photo } from '@portada/contract';
import { useEmit, useHost, useMessages, useStyles } from '@portada/element';
import { useServedLinks } from '@portada/ui/kept-press/useServedLinks.ts';
import { Picture } from '@portada/ui/picture/Picture.tsx';
import type { PictureWidths } from '@portada/ui/picture/sizes.ts';
import { Strip } from '@portada/ui/swiper/Strip.tsx';
import { slidesCss } from '@portada/ui/swiper/slides-css.ts';
import { useState } from 'react';
import { Caption } from './Caption.tsx';
import { messages } from './messages.ts';
import { Viewer } from './Viewer.tsx';

const figures = slidesCss('.portada-strip.portada-photo-gallery-strip', { slides: 1, steps: [] });
const figuresCss = `@layer portada {\n${figures}\n}`;

const gridWidths: PictureWidths = { 578: '50vw', 1099: '33vw', 1100: '20rem' };
const stripWidths: PictureWidths = { 1099: '100vw', 1100: '75rem' };

interface Props {
  images: readonly Photo[];
  layout: 'grid' | 'strip';
  label: string;
}

/** CARO-01: the variants of a photo gallery. */
export function PhotoGallery({ images, layout, label }: Props) {
  useStyles(figuresCss);
  const t = useMessages(messages);
  const emit = useEmit();
  const host = useHost();
  const [open, setOpen] = useState<number>();
  const name = label || t('label');
  const show = (index: number) => {
    setOpen(index);
    emit('portada:gallery', { index: index + 1, count: images.length });
  };
  useServedLinks((link) => {
    const photos = [...(host?.querySelectorAll('a:has(img)') ?? [])];
    const index = photos.indexOf(link);
    if (index >= 0) show(index);
    return index >= 0;
  });
  const thumb = (photo: Photo, index: number) => (
    <OpenButton
      count={images.length}
      index={index}
      photo={photo}
      widths={layout === 'grid' ? gridWidths : stripWidths}
      onOpen={() => show(index)}
    />
  );
  return (
    <>
      {layout === 'grid' ? (
        <ul aria-label={name} className="portada-photo-gallery-grid">
          {images.map((photo, index) => (
            <li key={`${photo.src} ${photo.alt}`}>{thumb(photo, index)}</li>
          ))}
        </ul>
      ) : (
        <Strip
          hasCounter
          className="portada-photo-gallery-strip"
          label={name}
          slides={images.map((photo, index) => ({
            id: `${index} ${photo.src}`,
            content: (
              <figure>
                {thumb(photo, index)}
                <Caption photo={photo} />
              </figure>
            ),
          }))}
        />
      )}
      {open !== undefined && (
        <Viewer images={images} label={name} start={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

interface OpenButtonProps {
  photo: Photo;
  index: number;
  count: number;
  widths: PictureWidths;
  onOpen(): void;
}

function OpenButton({ photo, index, count, widths, onOpen }: OpenButtonProps) {
  const t = useMessages(messages);
  const place = t('open', { place: index + 1, count });
  return (
    <button
      aria-haspopup="dialog"
      aria-label={photo.alt ? `${place}: ${photo.alt}` : place}
      className="portada-photo-gallery-photo"
      part="photo"
      type="button"
      onClick={onOpen}
    >
      <Picture image={photo} ratio="3-2" widths={widths} />
    </button>
  );
}
