import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { messages } from './messages.ts';

interface Props {
  text: string;
  /** It is being tried again. */
  waiting?: boolean;
  onRetry: () => void;
}

/** Reading 9: quiet, and the retry beside it. */
export function Failure({ text, waiting = false, onRetry }: Props) {
  const t = useMessages(messages);
  return (
    <div className="portada-guard portada-searcher-failure">
      <p className="portada-guard" role="status">
        {text}
      </p>
      <Button variant="secondary" waiting={waiting} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
