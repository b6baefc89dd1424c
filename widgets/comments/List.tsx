import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { AUTOMATIC_PAGES, More } from '@portada/ui/more/More.tsx';
import { Retry } from '@portada/ui/retry/Retry.tsx';
import { TooManyNotice } from '@portada/ui/too-many/Problem.tsx';
import { memo } from 'react';
import { useCommentsContext } from './comments-context.ts';
import { messages } from './messages.ts';
import { type Own, ownBeside, threadFor } from './own.ts';
import { PageWindow } from './PageWindow.tsx';
import { type CommentsState, isRenewed } from './state.ts';
import { Thread } from './Thread.tsx';

/** The comments, preceded by the reader's own that the list does not contain. */
export function List({ state }: { state: CommentsState }) {
  const t = useMessages(messages);
  const { list, closed } = useCommentsContext();
  const { pages, own, target, renewal, order, more, tooMany, hasEarlier } = state;
  const wait = tooMany && <TooManyNotice {...tooMany} />;
  const isWaiting = isRenewed(state);
  const beside = ownBeside(pages, own);
  const isEmpty = beside.length === 0 && pages.every((page) => page.length === 0);
  return (
    <div className="portada-guard portada-comments-list" aria-busy={isWaiting}>
      {(renewal === 'failed' || renewal === 'again') && (
        <Retry
          urgent
          className="portada-comments-failure"
          text={wait ?? t('failed')}
          label={t('retry')}
          waiting={isWaiting}
          onRetry={() => void list.again()}
        />
      )}
      {isEmpty && !closed && <p className="portada-guard portada-comments-none">{t('none')}</p>}
      {hasEarlier && (
        <Button variant="secondary" waiting={isWaiting} onClick={() => void list.restart(order)}>
          {t('earlier')}
        </Button>
      )}
      {beside.length > 0 && <Threads threads={beside} own={own} target={target} />}
      {pages.map((page, index) => {
        const isWanted = page.some(({ id, replies }) =>
          [id, ...replies.map((reply) => reply.id)].includes(target?.id ?? ''),
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages only ever follow one another
          <PageWindow key={`${order}-${index}`} isWanted={isWanted}>
            {() => <Threads threads={page} own={own} target={target} />}
          </PageWindow>
        );
      })}
      {more !== 'end' && (
        <More
          state={more}
          // Never automatic: the content below the comments would shift.
          pages={AUTOMATIC_PAGES}
          failed={wait ?? t('moreFailed')}
          onReach={() => void list.loadMore()}
          onPress={() => void list.loadMore()}
        />
      )}
    </div>
  );
}

interface ThreadsProps {
  threads: CommentsState['pages'][number];
  own: Own;
  target: CommentsState['target'];
}

const Threads = memo(function Threads({ threads, own, target }: ThreadsProps) {
  return (
    <ol className="portada-guard portada-comments-page">
      {threads.map((one) => {
        const thread = threadFor(one, own);
        return thread && <Thread key={one.id} thread={thread} own={own} target={target} />;
      })}
    </ol>
  );
});
