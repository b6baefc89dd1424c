import type { Photo } from '@portada/contract';
import { Dialog } from '@portada/ui/dialog/Dialog.tsx';
import { Picture } from '@portada/ui/picture/Picture.tsx';
import type { StripView } from '@portada/ui/swiper/geometry.ts';
import { Strip } from '@portada/ui/swiper/Strip.tsx';
import { useCallback, useState } from 'react';
import { Caption } from './Caption.tsx';
import { nearestRatio } from './ratio.ts';

interface Props {
  images: readonly Photo[];
  label: string;
  /** The photo that was pressed. */
  start: number;
  onClose(): void;
}

const around = (index: number) => [index - 1, index, index + 1];

/**
 * One photo at a time over the whole screen: swiped, by the buttons, by the arrow keys, Home and End. Large pictures
 * are fetched when they are seen, and so are those beside them.
 */
export function Viewer({ images, label, start, onClose }: Props) {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set(around(start)));
  const onView = useCallback(({ overflows, first }: StripView) => {
    // Before it has been measured, a strip seems to stand at its start.
    if (overflows) setWanted((before) => new Set([...before, ...around(first)]));
  }, []);
  return (
    <Dialog open titleHidden className="portada-photo-gallery-viewer" title={label} onClose={onClose}>
      <Strip
        hasCounter
        focused
        className="portada-photo-gallery-large"
        label={label}
        slides={images.map((photo, index) => ({
          id: `${index} ${photo.src}`,
          content: <LargePhoto photo={photo} wanted={wanted.has(index)} />,
        }))}
        start={start}
        onView={onView}
      />
    </Dialog>
  );
}

/** Whole, in the shape that comes nearest to its own. */
function LargePhoto({ photo, wanted }: { photo: Photo; wanted: boolean }) {
  return (
    <figure className="portada-photo-gallery-figure">
      <div className="portada-photo-gallery-frame">
        {wanted && <Picture eager image={photo} ratio={nearestRatio(photo)} />}
      </div>
      <Caption photo={photo} />
    </figure>
  );
}
