import { $page, $user, $userState } from '@portada/core';
import { useHost, useMessages, useStore } from '@portada/element';
import { useServedUntil } from '@portada/ui/fallback/useServedUntil.ts';
import { useSnackbar } from '@portada/ui/snackbar/useSnackbar.tsx';
import { Spinner } from '@portada/ui/spinner/Spinner.tsx';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Asked } from './Asked.tsx';
import { Bar } from './Bar.tsx';
import { createCommentsStore } from './comments.store.ts';
import { Failure } from './Failure.tsx';
import { Fresh } from './Fresh.tsx';
import { List } from './List.tsx';
import { messages } from './messages.ts';
import { linkedComment, type Question, TalkContext } from './talk.ts';
import { Write } from './Write.tsx';
import { createWriteStore } from './write.store.ts';

interface Props {
  contentId: string;
  closed: boolean;
}

/** COMM-01 to COMM-09 */
export function Comments({ contentId, closed }: Props) {
  const page = useStore($page);
  const id = contentId || page.contentId;
  if (!id) throw new Error('It needs "content-id": the page variables name no content.');
  return <CommentsOn key={id} contentId={id} closed={closed} />;
}

function useStores(contentId: string) {
  const [stores] = useState(() => {
    const list = createCommentsStore(contentId);
    return { list, write: createWriteStore(list) };
  });
  return stores;
}

function CommentsOn({ contentId, closed }: Props) {
  const t = useMessages(messages);
  const { list, write } = useStores(contentId);
  const state = useStore(list.$state);
  const reader = useStore($user);
  const isReaderKnown = useStore($userState) !== 'loading';
  const [question, ask] = useState<Question>();
  const { snackbar, show: say } = useSnackbar();
  const isShown = state.status === 'shown' && isReaderKnown;
  const isServed = useServedUntil(isShown);
  useOnlyOne(isShown);

  useEffect(() => {
    const reach = () => {
      const linked = linkedComment();
      if (linked) void list.reach(linked);
      return linked;
    };
    if (!reach()) void list.begin('newest');
    const stop = list.watch();
    window.addEventListener('hashchange', reach);
    return () => {
      stop();
      window.removeEventListener('hashchange', reach);
    };
  }, [list]);
  useEffect(() => void list.become(reader.id), [list, reader.id]);

  if (state.status === 'failed') {
    return <Failure text={t('failed')} onRetry={() => void list.begin('newest')} />;
  }
  if (isServed) return null;
  const isClosed = closed || state.closed;
  return (
    <div className="portada-guard portada-comments" aria-busy={!isShown}>
      {isShown ? (
        <TalkContext value={{ list, write, reader, closed: isClosed, ask, say }}>
          <Bar state={state} />
          <Write />
          <Fresh state={state} />
          <List state={state} />
          {snackbar}
          <Asked question={question} onClose={() => ask(undefined)} />
        </TalkContext>
      ) : (
        <div className="portada-guard portada-comments-waiting">
          <Spinner />
        </div>
      )}
    </div>
  );
}

/** The server's comments have the same ids as ours: once ours stand, a link is to lead to them. */
function useOnlyOne(isShown: boolean): void {
  const element = useHost();
  useLayoutEffect(() => {
    if (!isShown || !element) return;
    for (const served of element.querySelectorAll('[id^="comment-"]:not(.portada-comment)')) {
      served.removeAttribute('id');
    }
  }, [element, isShown]);
}
