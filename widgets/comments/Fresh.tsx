import { formatNumber } from '@portada/core';
import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { messages } from './messages.ts';
import type { CommentsState } from './state.ts';
import { useTalk } from './talk.ts';

/** What others have said meanwhile is offered; it lies over the list, so that nothing moves under the reader's eyes. */
export function Fresh({ state }: { state: CommentsState }) {
  const t = useMessages(messages);
  const { list } = useTalk();
  const { fresh, renewal } = state;
  const show = async () => {
    if (!(await list.begin('newest'))) return;
    const first = list.$state.get().pages[0]?.[0];
    if (first) list.set({ target: { id: first.id } });
  };
  return (
    <div className="portada-guard portada-comments-fresh" role="status">
      {fresh > 0 && (
        <Button waiting={renewal === 'waiting'} onClick={show}>
          {fresh === 1 ? t('oneFresh') : t('fresh', { count: formatNumber(fresh) })}
        </Button>
      )}
    </div>
  );
}
