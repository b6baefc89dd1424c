import { $page } from '@portada/core';
import { useId, useMessages } from '@portada/element';
import { startTransition, useDeferredValue, useEffect, useReducer, useRef, useState } from 'react';
import { createLibrary } from './library/library.store.ts';
import { messages } from './messages.ts';
import type { Route } from './navigation.store.ts';
import { forgetScreen, screenOf } from './screens.ts';
import { TabMenu } from './TabMenu.tsx';
import { useRoute } from './useRoute.ts';

/** The menu and the screen of the tab. A screen that is still to be fetched leaves the one before it in place. */
export function Area() {
  const t = useMessages(messages);
  const headingId = useId();
  const route = useRoute();
  const shown = useDeferredValue(route);
  const heading = useArrival(shown, t(shown.tab));
  const [library] = useState(createLibrary);
  useEffect(() => library.open(), [library]);
  const [, drawAgain] = useReducer((round: number) => round + 1, 0);
  const retry = () => {
    forgetScreen(shown.tab);
    startTransition(drawAgain);
  };
  const Screen = screenOf(shown.tab, shown.by === 'opening');

  return (
    <div className="portada-guard portada-profile">
      <TabMenu current={route.tab} />
      <section
        className="portada-guard portada-profile-screen"
        aria-labelledby={headingId}
        aria-busy={route !== shown}
      >
        <h1
          ref={heading}
          className="portada-guard portada-profile-heading portada-profile-title"
          id={headingId}
          tabIndex={-1}
        >
          {t(shown.tab)}
        </h1>
        <Screen library={library} onRetry={retry} />
      </section>
    </div>
  );
}

/** After a change of screen updates the title and moves the focus to the heading. */
function useArrival(shown: Route, title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown.by === 'opening') return;
    const { name } = $page.get().site;
    document.title = name ? `${title} - ${name}` : title;
    heading.current?.focus({ preventScroll: true });
    // Back and Forward restore the route by themselves.
    if (shown.by === 'link') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [shown, title]);
  return heading;
}
