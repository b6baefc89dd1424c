import { useStore } from '@nanostores/react';
import type { Streaming } from '@portada/contract';
import { useEmit, useMessages } from '@portada/element';
import AudioIcon from 'lucide/dist/esm/icons/headphones.mjs';
import PlayIcon from 'lucide/dist/esm/icons/play.mjs';
import { Icon } from '../../icons/Icon.tsx';
import { ButtonLink } from '../../link/ButtonLink.tsx';
import { usePartStyles } from '../../part.ts';
import { Picture } from '../../picture/Picture.tsx';
import { Retry } from '../../retry/Retry.tsx';
import { Skeleton } from '../../skeleton/Skeleton.tsx';
import { TooManyNotice } from '../../too-many/Problem.tsx';
import { messages } from './messages.ts';
import { streamingStore } from './streaming.store.ts';
import css from './streaming-cards.css';

interface Props {
  excludeId: string;
  /**
   * In a widget that is the list itself: what the server wrote stays until the list has come, so that nothing moves.
   */
  slotted?: boolean;
}

/** The streams on air, as the list and the live panel draw them. */
export function StreamingCards({ excludeId, slotted = false }: Props) {
  usePartStyles(css);
  const t = useMessages(messages);
  const { $state, retry } = streamingStore(excludeId);
  const { list, failed, tooMany } = useStore($state);

  if (list?.length) {
    return (
      <ul className="portada-guard portada-streaming-cards">
        {list.map((streaming) => (
          <StreamingCard key={streaming.id} streaming={streaming} />
        ))}
      </ul>
    );
  }
  if (list) return <p className="portada-guard portada-streaming-cards-message">{t('none')}</p>;
  if (failed) {
    return (
      <>
        {slotted && <slot />}
        <Retry
          text={tooMany ? <TooManyNotice {...tooMany} /> : t('failed')}
          label={t('retry')}
          onRetry={retry}
        />
      </>
    );
  }
  return slotted ? (
    <slot>
      <CardsSkeleton />
    </slot>
  ) : (
    <CardsSkeleton />
  );
}

function CardsSkeleton() {
  const t = useMessages(messages);
  return (
    <div className="portada-guard portada-streaming-cards" role="status" aria-label={t('loading')}>
      {[1, 2, 3].map((index) => (
        <Skeleton key={index} shape="box" />
      ))}
    </div>
  );
}

/** STRM-01 */
function StreamingCard({ streaming: { kicker, title, video, audio, image } }: { streaming: Streaming }) {
  return (
    <li className="portada-guard portada-streaming-card">
      {image?.image?.src && <Picture image={image.image} widths={{ 578: '100vw', 1100: '20rem' }} />}
      <div className="portada-guard portada-streaming-card-text">
        {kicker && <p className="portada-guard portada-streaming-card-kicker">{kicker}</p>}
        <p className="portada-guard portada-streaming-card-title">{title}</p>
      </div>
      <div className="portada-guard portada-streaming-card-actions">
        {video?.href && <PlayLink medium="watch" href={video.href} title={title} />}
        {audio?.href && <PlayLink medium="listen" href={audio.href} title={title} />}
      </div>
    </li>
  );
}

const icons = { watch: PlayIcon, listen: AudioIcon };

/** The visible word comes first in the name, so that who speaks to the browser is understood. */
function PlayLink({ medium, href, title }: { medium: keyof typeof icons; href: string; title: string }) {
  const t = useMessages(messages);
  const emit = useEmit();
  return (
    <ButtonLink
      variant="secondary"
      href={href}
      aria-label={`${t(medium)}: ${title}`}
      onClick={() => emit('portada:play', { href })}
    >
      <Icon of={icons[medium]} />
      <span className="portada-guard">{t(medium)}</span>
    </ButtonLink>
  );
}
