import type { Comment } from '@portada/contract';
import { $language } from '@portada/core';
import { useMessages } from '@portada/element';
import { formatTimestamp } from '@portada/shared/dates.ts';
import { Link } from '@portada/ui/link/Link.tsx';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { useState } from 'react';
import { Actions } from './Actions.tsx';
import { Composer } from './Composer.tsx';
import { linkTo, useCommentsContext } from './comments-context.ts';
import { type Draft, draftOf } from './drafts.ts';
import { messages } from './messages.ts';
import type { Own, OwnEntry } from './own.ts';
import type { CommentsState } from './state.ts';
import { useTarget } from './useTarget.ts';

interface Props {
  comment: Comment;
  own: Own;
  target: CommentsState['target'];
  /** Without it there is no reply button. */
  onReply: (() => void) | undefined;
}

/** One comment or reply. Words of readers are text, whatever they look like. */
export function CommentView({ comment, own, target, onReply }: Props) {
  const t = useMessages(messages);
  const { list, write } = useCommentsContext();
  const draftKey = `edit-${comment.id}`;
  const ownEntry = own.ownById.get(comment.id);
  const [isEdited, setEdited] = useState<boolean>();
  // The reader's own comments may be loaded later.
  if (ownEntry && isEdited === undefined) setEdited(isBegun(ownEntry, draftOf(list.contentId, draftKey)));
  const [asked, setAsked] = useState(0);
  const article = useTarget<HTMLElement>(target, comment.id);
  const edit = () => {
    setAsked(asked + 1);
    setEdited(true);
  };
  const leave = () => {
    setEdited(false);
    list.set({ target: { id: comment.id } });
  };
  const save = async (text: string) => {
    const problem = await write((store) => store.edit(comment.id, text));
    if (!problem) setEdited(false);
    return problem;
  };
  return (
    <article
      ref={article}
      id={`comment-${comment.id}`}
      className="portada-guard portada-comment"
      part="comment"
      tabIndex={-1}
    >
      {comment.isRemoved ? (
        <p className="portada-guard portada-comment-note">{t('removed')}</p>
      ) : (
        <>
          <Head comment={comment} />
          {isEdited ? (
            <Composer
              label={t('writeEdit')}
              draftKey={draftKey}
              initial={comment.text}
              submit={t('save')}
              asked={asked}
              onSend={save}
              onCancel={leave}
            />
          ) : (
            <p className="portada-guard portada-comment-text" dir="auto">
              {comment.text}
            </p>
          )}
          {comment.pending && <p className="portada-guard portada-comment-note">{t('pending')}</p>}
          {!isEdited && <Actions comment={comment} own={own} onReply={onReply} onEdit={edit} />}
        </>
      )}
    </article>
  );
}

function Head({ comment }: { comment: Comment }) {
  const t = useMessages(messages);
  const { nick, publishedDate, isEdited } = comment;
  return (
    <header className="portada-guard portada-comment-head">
      <span className="portada-guard portada-comment-nick">
        {nick ? <bdi className="portada-guard">{nick}</bdi> : t('unsigned')}
      </span>
      {publishedDate && (
        <Link variant="plain" className="portada-comment-date" href={linkTo(comment.id)} rel="nofollow">
          <VisuallyHidden>{`${t('link')}: `}</VisuallyHidden>
          <time className="portada-guard" dateTime={publishedDate.date}>
            {formatTimestamp(new Date(publishedDate.date), $language.get())}
          </time>
        </Link>
      )}
      {isEdited && <span className="portada-guard portada-comment-edited">{`(${t('edited')})`}</span>}
    </header>
  );
}

/** Restores an unfinished edit, if the comment can still be edited. */
function isBegun({ settlesAt }: OwnEntry, draft: Draft): boolean {
  if (settlesAt > Date.now()) return draft.read() !== '';
  draft.forget();
  return false;
}
