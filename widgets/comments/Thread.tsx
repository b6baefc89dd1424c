import type { CommentThread } from '@portada/contract';
import { useEmit, useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { TooManyNotice } from '@portada/ui/too-many/Problem.tsx';
import { useState } from 'react';
import { CommentView } from './CommentView.tsx';
import { Composer } from './Composer.tsx';
import { useCommentsContext } from './comments-context.ts';
import { draftOf } from './drafts.ts';
import { messages } from './messages.ts';
import { type Own, repliesOf } from './own.ts';
import type { CommentsState } from './state.ts';

interface Props {
  thread: CommentThread;
  own: Own;
  target: CommentsState['target'];
}

/** A comment, the replies to it, and where one more is written. */
export function Thread({ thread, own, target }: Props) {
  const t = useMessages(messages);
  const emit = useEmit();
  const { list, write, closed } = useCommentsContext();
  const draftKey = `reply-${thread.id}`;
  // Opens the reply form if there is a draft.
  const [isOpen, setOpen] = useState(() => draftOf(list.contentId, draftKey).read() !== '');
  const [asked, setAsked] = useState(0);
  const replies = repliesOf(thread, own);
  const nick = thread.nick || t('unsigned');
  const open = () => {
    setAsked(asked + 1);
    setOpen(true);
  };
  const reply = closed || thread.isRemoved || thread.pending ? undefined : open;
  const send = async (text: string) => {
    const problem = await write((store) => store.post(text, thread.id));
    if (problem) return problem;
    setOpen(false);
    emit('portada:comment', { contentId: list.contentId });
    return undefined;
  };
  return (
    <li className="portada-guard portada-comments-thread">
      <CommentView comment={thread} own={own} target={target} onReply={reply} />
      {(replies.length > 0 || isOpen) && (
        <div className="portada-guard portada-comments-replies">
          {replies.length > 0 && (
            <ol className="portada-guard" aria-label={t('replies', { nick })}>
              {replies.map((one) => (
                <li key={one.id} className="portada-guard">
                  <CommentView
                    comment={one}
                    own={own}
                    target={target}
                    onReply={one.pending ? undefined : reply}
                  />
                </li>
              ))}
            </ol>
          )}
          <MoreReplies thread={thread} />
          {isOpen && (
            <Composer
              closed={closed}
              label={t('writeReply', { nick })}
              draftKey={draftKey}
              submit={t('send')}
              asked={asked}
              onSend={send}
              onCancel={() => {
                setOpen(false);
                list.set({ target: { id: thread.id } });
              }}
            />
          )}
        </div>
      )}
    </li>
  );
}

function MoreReplies({ thread }: { thread: CommentThread }) {
  const t = useMessages(messages);
  const { list, say } = useCommentsContext();
  const [waiting, setWaiting] = useState(false);
  const left = thread.numReplies - thread.replies.length;
  if (left <= 0) return null;
  const load = async () => {
    setWaiting(true);
    const before = new Set(thread.replies.map(({ id }) => id));
    const problem = await list.loadReplies(thread.id);
    setWaiting(false);
    if (problem) return say(problem === 'failed' ? t('moreFailed') : <TooManyNotice {...problem} />);
    const now = list.$state
      .get()
      .pages.flat()
      .find(({ id }) => id === thread.id);
    const first = now?.replies.find(({ id }) => !before.has(id));
    if (first) list.set({ target: { id: first.id } });
  };
  return (
    <Button variant="quiet" waiting={waiting} onClick={load}>
      {left === 1 ? t('oneMoreReply') : t('moreReplies', { count: left })}
    </Button>
  );
}
