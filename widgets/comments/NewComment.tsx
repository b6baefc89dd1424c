import { useEmit, useMessages } from '@portada/element';
import { classes } from '@portada/ui/part.ts';
import { Composer } from './Composer.tsx';
import { useCommentsContext } from './comments-context.ts';
import { messages } from './messages.ts';

/** Where a comment is written. */
export function NewComment() {
  const t = useMessages(messages);
  const emit = useEmit();
  const { list, write, closed } = useCommentsContext();
  const send = async (text: string) => {
    const problem = await write((store) => store.post(text));
    if (!problem) emit('portada:comment', { contentId: list.contentId });
    return problem;
  };
  return (
    <div
      className={classes('portada-guard portada-comments-write', closed && 'portada-comments-write--closed')}
    >
      <Composer label={t('write')} draftKey="new" closed={closed} submit={t('send')} onSend={send} />
    </div>
  );
}
