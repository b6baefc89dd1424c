import type { Photo } from '@portada/contract';
import { useMessages } from '@portada/element';
import { messages } from './messages.ts';

/** The line under a photo, and whose it is; without a line, what the photo shows, which those who listen have heard. */
export function Caption({ photo: { caption, credit, alt } }: { photo: Photo }) {
  const t = useMessages(messages);
  if (!caption && !credit && !alt) return null;
  return (
    <figcaption className="portada-photo-gallery-caption">
      {caption ? <span>{caption}</span> : <span aria-hidden="true">{alt}</span>}
      {credit && <span className="portada-photo-gallery-credit">{t('credit', { name: credit })}</span>}
    </figcaption>
  );
}
