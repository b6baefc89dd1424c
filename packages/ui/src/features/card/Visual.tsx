import type { CardModel } from '@portada/shared/card/model.ts';
import type { IconNode } from 'lucide';
import AudioIcon from 'lucide/dist/esm/icons/headphones.mjs';
import GalleryIcon from 'lucide/dist/esm/icons/images.mjs';
import VideoIcon from 'lucide/dist/esm/icons/play.mjs';
import { Avatar } from '../../avatar/Avatar.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Picture } from '../../picture/Picture.tsx';
import type { PictureWidths } from '../../picture/sizes.ts';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';

const AVATAR_PX = 64;

/** As wide as `card.css` draws it. */
const widths: PictureWidths = { 578: '7rem', 1100: '15rem' };

type MarkProps = NonNullable<CardModel['mark']>;

const icons: Readonly<Record<MarkProps['kind'], IconNode>> = {
  video: VideoIcon,
  audio: AudioIcon,
  gallery: GalleryIcon,
};

interface VisualProps {
  model: CardModel;
  /** Above the fold. */
  eager: boolean;
}

/** The card's picture with its badge, or a person's avatar. */
export function Visual({ model: { face, picture, mark }, eager }: VisualProps) {
  if (face) return <Avatar name={face.name} size={AVATAR_PX} src={face.image?.src} />;
  if (!picture) return null;
  return (
    <div className="portada-guard portada-card-picture">
      <Picture eager={eager} image={picture.image} ratio={picture.ratio} widths={widths} />
      {mark && <Mark {...mark} />}
    </div>
  );
}

/** CARD-04 */
function Mark({ kind, label, info }: MarkProps) {
  return (
    <span className="portada-guard portada-card-mark">
      <Icon filled={kind === 'video'} of={icons[kind]} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {info && <span className="portada-guard">{info}</span>}
    </span>
  );
}
