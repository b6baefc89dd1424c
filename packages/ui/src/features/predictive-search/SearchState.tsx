import type { Translate } from '@portada/core';
import { useMessages } from '@portada/element';
import { Button } from '../../button/Button.tsx';
import { TooManyNotice } from '../../too-many/Problem.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';
import { type PredictiveKey, predictiveMessages } from './messages.ts';
import type { PredictiveState } from './predictive.store.ts';

interface Props {
  state: PredictiveState;
  onRetry: () => void;
}

/** The search status: for screen readers while the list shows, visible where there is none. */
export function SearchState({ state, onRetry }: Props) {
  const t = useMessages(predictiveMessages);
  const isSeen = state.status === 'failed' || (state.status === 'shown' && state.matches.length === 0);
  const text = state.tooMany ? <TooManyNotice {...state.tooMany} /> : textOf(state, t);
  return (
    <div className="portada-guard portada-predictive-state">
      <p className="portada-guard portada-field-hint" role="status">
        {isSeen ? text : <VisuallyHidden>{text}</VisuallyHidden>}
      </p>
      {state.status === 'failed' && (
        <Button variant="quiet" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

function textOf({ status, matches, text }: PredictiveState, t: Translate<PredictiveKey>): string {
  if (status === 'idle') return '';
  if (status === 'waiting') return t('waiting');
  if (status === 'failed') return t('failed');
  if (matches.length === 0) return t('none', { text });
  return matches.length === 1 ? t('foundOne') : t('found', { n: matches.length });
}
