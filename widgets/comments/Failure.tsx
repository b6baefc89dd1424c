import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { messages } from './messages.ts';

interface Props {
  text: string;
  /** It has been asked for again. */
  waiting: boolean;
  onRetry(): void;
}

/** What did not come, and a way to ask for it again. */
export function Failure({ text, waiting, onRetry }: Props) {
  const t = useMessages(messages);
  return (
    <div className="portada-guard portada-comments-failure">
      <Notice kind="error">{text}</Notice>
      <Button variant="secondary" waiting={waiting} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
