import { useMessages } from '@portada/element';
import { Retry } from '@portada/ui/retry/Retry.tsx';
import { messages } from './messages.ts';

interface Props {
  text: string;
  onRetry(): Promise<void> | void;
}

/** Shown in place of a part of the profile that could not be loaded. */
export function LoadFailed({ text, onRetry }: Props) {
  const t = useMessages(messages);
  return <Retry className="portada-profile-retry" text={text} label={t('retry')} onRetry={onRetry} />;
}
