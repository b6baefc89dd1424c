import { useStore } from '@nanostores/react';
import { RATING_STARS, type RecipeRating as Rating } from '@portada/contract';
import { $language, $page } from '@portada/core';
import { useEmit, useId, useMessages } from '@portada/element';
import { ratingSummary } from '@portada/shared/votes/rating.ts';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { Problem } from '@portada/ui/too-many/Problem.tsx';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';
import { createRatingStore, meanWith, type Stars as StarCount } from './recipe-rating.store.ts';
import { StarChoice } from './StarChoice.tsx';
import { Stars } from './Stars.tsx';

interface Props {
  contentId: string;
  value: number | null;
  votes: number | null;
}

/** RATE-01 */
export function RecipeRating({ contentId, value, votes }: Props) {
  const page = useStore($page);
  const id = contentId || page.contentId;
  if (!id) throw new Error('It needs "content-id": the page variables name no content.');
  const given = { ratingValue: votes ? value : null, ratingNumVotes: votes ?? 0 };
  return <OneRating key={id} contentId={id} given={given} />;
}

interface OneProps {
  contentId: string;
  /** The mean that the page gives; it may change while the reader chooses. */
  given: Rating;
}

function OneRating({ contentId, given }: OneProps) {
  const t = useMessages(messages);
  const [store] = useState(() => createRatingStore(contentId));
  const state = useStore(store.$state);
  const { own, sent, outcome } = state;
  const { ratingValue, ratingNumVotes } = meanWith(state, given);
  const emit = useEmit();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  // The stars to choose from have gone with the focus in them.
  useEffect(() => {
    if (outcome === 'thanks' || outcome === 'already') heading.current?.focus();
  }, [outcome]);

  const send = async (chosen: StarCount) => {
    if (await store.rate(chosen, given)) emit('portada:rate', { contentId, value: chosen });
  };
  const mean = ratingValue ?? 0;
  return (
    <section aria-labelledby={id} className="portada-guard portada-rating">
      <h2 className="portada-guard portada-rating-title" id={id} ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      {own === null ? (
        <StarChoice isWaiting={sent !== undefined} labelledBy={id} mean={mean} onSend={send} />
      ) : (
        <div className="portada-guard portada-rating-row">
          <Stars value={mean} />
        </div>
      )}
      <Mean own={own ?? 0} value={ratingValue} votes={ratingNumVotes} />
      {(outcome === 'failed' || typeof outcome === 'object') && <Problem problem={outcome} t={t} />}
      {outcome === 'thanks' && <Notice kind="success">{t('thanks')}</Notice>}
      {outcome === 'already' && <Notice kind="info">{t('already')}</Notice>}
    </section>
  );
}

interface MeanProps {
  value: number | null;
  votes: number;
  own: number;
}

/** «4,6 de 5 · 182 votos · Tu valoración: 5 de 5» */
function Mean({ value, votes, own }: MeanProps) {
  const t = useMessages(messages);
  const words = { language: $language.get(), say: t };
  return (
    <p className="portada-guard portada-rating-mean">
      <span className="portada-guard">{ratingSummary(value, votes, words)}</span>
      {own > 0 && <span className="portada-guard">{' · '}</span>}
      {own > 0 && <span className="portada-guard">{t('own', { count: own, stars: RATING_STARS })}</span>}
    </p>
  );
}
