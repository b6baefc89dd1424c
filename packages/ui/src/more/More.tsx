import { useMessages } from '@portada/element';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { usePartStyles } from '../part.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import css from './more.css';

/** After so many pages that came by themselves the reader is asked, or the page's foot could never be reached. */
export const AUTOMATIC_PAGES = 3;

export interface MoreProps {
  /** There is more, more is on its way, or it did not come. */
  state: 'more' | 'loading' | 'failed';
  /** How many pages have come since the list began. */
  pages: number;
  /** What to say of what did not come; by itself, that there could be no more. */
  failed?: string;
  /** The end of the list has come into view, and the next page is to come by itself. */
  onReach(): void;
  /** The reader asks for the next page, or for the one that did not come. */
  onPress(): void;
}

/** What follows a list that goes on: a spinner whose sight fetches the next page, later a button, or a failure. */
export function More({ state, pages, failed, onReach, onPress }: MoreProps) {
  usePartStyles(css);
  const t = useMessages(messages);
  // The button that was pressed stays, with the focus, until the page is there.
  const [pressed, setPressed] = useState<'more' | 'retry'>();
  const offered = state === 'failed' ? 'retry' : pages >= AUTOMATIC_PAGES ? 'more' : undefined;
  const button = state === 'loading' ? (pressed ?? offered) : offered;
  const press = () => {
    setPressed(offered);
    onPress();
  };
  const reach = () => {
    setPressed(undefined);
    onReach();
  };
  return (
    <div className="portada-guard portada-more">
      <div className="portada-guard" role="status">
        {state === 'failed' && <p className="portada-guard portada-more-failed">{failed ?? t('failed')}</p>}
      </div>
      {button ? (
        <Button variant="secondary" waiting={state === 'loading'} onClick={press}>
          {t(button)}
        </Button>
      ) : (
        <End watched={state === 'more'} onReach={reach}>
          {t('loading')}
        </End>
      )}
    </div>
  );
}

interface EndProps {
  /** Whether its coming into view is waited for. */
  watched: boolean;
  onReach(): void;
  children: string;
}

/** The spinner at the end of a list. */
function End({ watched, onReach, children }: EndProps) {
  const place = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!watched || !place.current) return;
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      reach();
    });
    sight.observe(place.current);
    return () => sight.disconnect();
  }, [watched]);
  return (
    <div ref={place} className="portada-guard portada-more-end">
      <Spinner />
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  );
}
