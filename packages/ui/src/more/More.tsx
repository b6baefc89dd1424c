import { useMessages } from '@portada/element';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { usePartStyles } from '../part.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import css from './more.css';

/** After so many automatic pages a button is shown instead, or the page's footer could never be reached. */
export const AUTOMATIC_PAGES = 3;

export interface MoreProps {
  /** There is a next page, it is loading, or it failed. */
  state: 'more' | 'loading' | 'failed';
  /** The number of pages loaded. */
  pages: number;
  /** The error message; by default that no more items could be loaded. */
  failed?: ReactNode;
  /** Called when the end of the list scrolls into view, to load the next page automatically. */
  onReach(): void;
  /** Called when the reader presses the button, for the next page or for a retry. */
  onPress(): void;
}

/** The end of an infinite list: a spinner that loads the next page when it is in view, later a button, or an error. */
export function More({ state, pages, failed, onReach, onPress }: MoreProps) {
  usePartStyles(css);
  const t = useMessages(messages);
  // The pressed button keeps the focus until the page is loaded.
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
  const end = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!watched || !end.current) return;
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      reach();
    });
    sight.observe(end.current);
    return () => sight.disconnect();
  }, [watched]);
  return (
    <div ref={end} className="portada-guard portada-more-end">
      <Spinner />
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  );
}
