import type { ContentCard, MultimediaType } from '@portada/contract';
import { useMessages } from '@portada/element';
import { Icon } from '@portada/ui/icons/Icon.tsx';
import { Link } from '@portada/ui/link/Link.tsx';
import { usePageLanguage } from '@portada/ui/page-language.ts';
import { Picture } from '@portada/ui/picture/Picture.tsx';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import type { IconNode } from 'lucide';
import AudioIcon from 'lucide/dist/esm/icons/headphones.mjs';
import GalleryIcon from 'lucide/dist/esm/icons/images.mjs';
import VideoIcon from 'lucide/dist/esm/icons/play.mjs';
import { type CarouselKey, messages } from './messages.ts';
import { type TemplateName, templates } from './templates.ts';

interface Props {
  card: ContentCard;
  template: TemplateName;
  /** CARO-06 */
  eager: boolean;
}

/** A content card as a slide: its picture over its kicker and its title, all of it one link. */
export function SlideCard({ card, template, eager }: Props) {
  const { ratio, widths } = templates[template];
  const image = card.image ?? card.multimedia?.image;
  return (
    <article className="portada-carousel-card" part="card">
      {image?.src ? (
        <div className="portada-carousel-picture">
          {/* The title says what the card is; the picture's own text would say it twice to those who listen. */}
          <Picture eager={eager} image={{ ...image, alt: '' }} ratio={ratio} widths={widths} />
          <Mark card={card} />
        </div>
      ) : (
        <div aria-hidden="true" className="portada-carousel-picture portada-carousel-picture--none">
          {card.title.trim().charAt(0)}
        </div>
      )}
      <div className="portada-carousel-text" lang={usePageLanguage()}>
        {card.kicker?.text && <p className="portada-carousel-kicker">{card.kicker.text}</p>}
        <h3 className="portada-carousel-title">
          <Link className="portada-carousel-link" href={card.url} variant="plain">
            {card.title}
          </Link>
        </h3>
      </div>
    </article>
  );
}

const marks: Record<Exclude<MultimediaType, 'image'>, { icon: IconNode; label: CarouselKey }> = {
  video: { icon: VideoIcon, label: 'video' },
  'video-embed': { icon: VideoIcon, label: 'video' },
  audio: { icon: AudioIcon, label: 'audio' },
  'photo-gallery': { icon: GalleryIcon, label: 'gallery' },
};

/** CARD-04: what the picture stands for, and how much of it there is. */
function Mark({ card: { multimedia, mediaInfo } }: { card: ContentCard }) {
  const t = useMessages(messages);
  const type = multimedia?.type ?? 'image';
  if (type === 'image') return null;
  const { icon, label } = marks[type];
  return (
    <span className="portada-carousel-mark" part="mark">
      <Icon filled={label === 'video'} of={icon} />
      <VisuallyHidden>{mediaInfo ? `${t(label)}, ` : t(label)}</VisuallyHidden>
      {mediaInfo && <span className="portada-carousel-mark-info">{mediaInfo}</span>}
    </span>
  );
}
