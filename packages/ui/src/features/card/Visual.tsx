import type { ContentCard, MultimediaType } from '@portada/contract';
import { useMessages } from '@portada/element';
import type { LucideIcon } from 'lucide-react';
import AudioIcon from 'lucide-react/icons/headphones';
import GalleryIcon from 'lucide-react/icons/images';
import VideoIcon from 'lucide-react/icons/play';
import { Avatar } from '../../avatar/Avatar.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Picture } from '../../picture/Picture.tsx';
import type { PictureWidths } from '../../picture/sizes.ts';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { type CardKey, cardMessages } from './messages.ts';
import type { Template } from './templates.ts';

const AVATAR_PX = 64;

/** As wide as `card.css` draws it. */
const widths: PictureWidths = { 578: '7rem', 1100: '15rem' };

interface VisualProps {
  card: ContentCard;
  template: Template;
  /** Above the fold. */
  eager: boolean;
}

/** The card's picture with its badge, or a person's avatar. */
export function Visual({ card, template: { ratio, face }, eager }: VisualProps) {
  const person = face?.(card);
  if (person) return <Avatar name={person.name} size={AVATAR_PX} src={person.image?.src} />;
  const image = card.image ?? card.multimedia?.image;
  if (!ratio || !image?.src) return null;
  return (
    <div className="portada-guard portada-card-picture">
      <Picture eager={eager} image={image} ratio={ratio} widths={widths} />
      <Mark card={card} />
    </div>
  );
}

const marks: Record<Exclude<MultimediaType, 'image'>, { icon: LucideIcon; label: CardKey }> = {
  video: { icon: VideoIcon, label: 'video' },
  'video-embed': { icon: VideoIcon, label: 'video' },
  audio: { icon: AudioIcon, label: 'audio' },
  'photo-gallery': { icon: GalleryIcon, label: 'gallery' },
};

/** CARD-04: what the picture stands for, and how much of it: `3:45`, `12 fotos`. */
function Mark({ card: { multimedia, mediaInfo } }: { card: ContentCard }) {
  const t = useMessages(cardMessages);
  const type = multimedia?.type ?? 'image';
  if (type === 'image') return null;
  const { icon, label } = marks[type];
  return (
    <span className="portada-guard portada-card-mark">
      <Icon filled={label === 'video'} of={icon} />
      <VisuallyHidden>{mediaInfo ? `${t(label)}, ` : t(label)}</VisuallyHidden>
      {mediaInfo}
    </span>
  );
}
