import { useStore } from '@nanostores/react';
import { $language, $page, $user, $userState } from '@portada/core';
import { useHost, useMessages } from '@portada/element';
import { formatTimestamp } from '@portada/shared/dates.ts';
import { useKeepFallbackUntil } from '@portada/ui/fallback/useKeepFallbackUntil.ts';
import { useServedLogin } from '@portada/ui/kept-press/useServedLogin.ts';
import { Retry } from '@portada/ui/retry/Retry.tsx';
import { useSnackbar } from '@portada/ui/snackbar/useSnackbar.tsx';
import { Spinner } from '@portada/ui/spinner/Spinner.tsx';
import { TooManyNotice } from '@portada/ui/too-many/Problem.tsx';
import { Fragment, useEffect, useLayoutEffect, useState } from 'react';
import { Bar } from './Bar.tsx';
import { createCommentsStore } from './comments.store.ts';
import {
  CommentsContext,
  type CommentsContextValue,
  commentInHash,
  linkedComment,
  type Question,
} from './comments-context.ts';
import { List } from './List.tsx';
import { messages } from './messages.ts';
import { NewComment } from './NewComment.tsx';
import { NewCommentsButton } from './NewCommentsButton.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { isRenewed } from './state.ts';
import { createWriting } from './writing.ts';

interface Props {
  contentId: string;
  closed: boolean;
}

/** COMM-01 to COMM-09 */
export function Comments({ contentId, closed }: Props) {
  useServedLogin();
  const page = useStore($page);
  const id = contentId || page.contentId;
  if (!id) throw new Error('It needs "content-id": the page variables name no content.');
  return <CommentSection key={id} contentId={id} closed={closed} />;
}

function useStores(contentId: string): Pick<CommentsContextValue, 'list' | 'write'> {
  const [stores] = useState(() => {
    const list = createCommentsStore(contentId);
    return { list, write: createWriting(list, () => import('./write.store.ts')) };
  });
  return stores;
}

function CommentSection({ contentId, closed }: Props) {
  const t = useMessages(messages);
  const { list, write } = useStores(contentId);
  const state = useStore(list.$state);
  const reader = useStore($user);
  const userState = useStore($userState);
  const [question, ask] = useState<Question>();
  const { snackbar, show: say } = useSnackbar();
  const [isShown, setShown] = useState(false);
  // Once there, they stay: the reader may be looked for again while somebody writes.
  if (!isShown && state.status === 'shown' && userState !== 'loading') setShown(true);
  const readerKey = useReaderKey(reader.id);
  const isServed = useKeepFallbackUntil(isShown);
  useOnlyOne(isShown);

  // Without `Temporal` a date needs a formatter, which takes its time: in a task of its own, before they come.
  useEffect(() => {
    const timer = setTimeout(() => formatTimestamp(new Date(), $language.get()));
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const reach = (id = commentInHash()) => {
      if (id) void list.reach(id);
      return id;
    };
    const follow = () => void reach();
    if (!reach(linkedComment())) void list.begin('newest');
    const stop = list.watch();
    window.addEventListener('hashchange', follow);
    return () => {
      stop();
      window.removeEventListener('hashchange', follow);
    };
  }, [list]);
  const isOut = userState === 'failed';
  useEffect(() => {
    // A session that has ended leaves its reader with what is theirs.
    if (!isOut) void list.become(reader.id);
  }, [list, reader.id, isOut]);

  if (state.status === 'failed') {
    return (
      <Retry
        urgent
        className="portada-comments-failure"
        text={state.tooMany ? <TooManyNotice {...state.tooMany} /> : t('failed')}
        label={t('retry')}
        waiting={isRenewed(state)}
        onRetry={() => void list.again()}
      />
    );
  }
  if (isServed) return null;
  const isClosed = closed || state.closed;
  return (
    <div className="portada-guard portada-comments" aria-busy={!isShown}>
      {isShown ? (
        <CommentsContext value={{ list, write, reader, closed: isClosed, ask, say }}>
          <Bar state={state} />
          <Fragment key={readerKey}>
            <NewComment />
            <NewCommentsButton state={state} />
            <List state={state} />
          </Fragment>
          {snackbar}
          <QuestionDialog question={question} onClose={() => ask(undefined)} />
        </CommentsContext>
      ) : (
        <div className="portada-guard portada-comments-waiting">
          <Spinner />
        </div>
      )}
    </div>
  );
}

/** A React key that changes when another reader logs in, so that nobody sees a draft of the reader before. */
function useReaderKey(readerId: string): number {
  const [{ id, readerKey }, setLast] = useState({ id: readerId, readerKey: 0 });
  if (readerId && readerId !== id) setLast({ id: readerId, readerKey: id ? readerKey + 1 : readerKey });
  return readerKey;
}

/** The fallback's comments have the same ids: they are removed once ours are rendered, so that links lead to ours. */
function useOnlyOne(isShown: boolean): void {
  const element = useHost();
  useLayoutEffect(() => {
    if (!isShown || !element) return;
    for (const served of element.querySelectorAll('[id^="comment-"]:not(.portada-comment)')) {
      served.removeAttribute('id');
    }
  }, [element, isShown]);
}
