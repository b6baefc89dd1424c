import { useStore } from '@nanostores/react';
import { useEmit, useHost, useMessages } from '@portada/element';
import { focusFirst } from '@portada/ui/more/focus-first.ts';
import { More } from '@portada/ui/more/More.tsx';
import { TooManyNotice } from '@portada/ui/too-many/Problem.tsx';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { useEffect, useState } from 'react';
import { createLoadMoreStore, type Part } from './load-more.store.ts';
import { messages } from './messages.ts';

interface Props {
  nextPage: string;
  list: string;
}

/** Another address is another list. */
export function LoadMore({ nextPage, list }: Props) {
  return <Following key={nextPage} nextPage={nextPage} list={list} />;
}

/** Puts new cards at the end of the list that the template names, or before the element, where it ends the list. */
function usePlace(list: string): (nodes: DocumentFragment) => void {
  const host = useHost();
  return (nodes) => {
    const container = list && document.getElementById(list);
    if (container) container.append(nodes);
    else host?.before(nodes);
  };
}

function Following({ nextPage, list }: Props) {
  const t = useMessages(messages);
  const emit = useEmit();
  const place = usePlace(list);
  const [store] = useState(() => createLoadMoreStore(nextPage));
  const { status, pages, tooMany } = useStore(store.$state);
  const [count, setCount] = useState(0);
  useEffect(() => store.stop, [store]);

  const take = (part: Part | undefined): Element[] => {
    if (!part) return [];
    // Advertising among them is no content.
    const cards = [...part.nodes.children].filter((card) => !card.matches('portada-ad-slot'));
    place(part.nodes);
    setCount(cards.length);
    emit('portada:content-loaded', { page: part.number });
    return cards;
  };

  const loaded = t(count === 1 ? 'loadedOne' : 'loaded', { count });
  return (
    <div className="portada-guard portada-load-more">
      <VisuallyHidden role="status">
        {/* A new element each time: equal texts are announced too. */}
        {pages > 0 && <span key={pages}>{status === 'end' ? `${loaded} ${t('end')}` : loaded}</span>}
      </VisuallyHidden>
      {status !== 'end' && (
        <More
          state={status}
          pages={pages}
          failed={tooMany && <TooManyNotice {...tooMany} />}
          onReach={async () => take(await store.soon())}
          onPress={async () => focusFirst(take(await store.load()))}
        />
      )}
    </div>
  );
}
