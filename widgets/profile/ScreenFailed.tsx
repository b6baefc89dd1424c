import { useMessages } from '@portada/element';
import { messages } from './messages.ts';
import { Retry } from './Retry.tsx';

/** Stands in for a screen whose code did not load. */
export function ScreenFailed({ onRetry }: { onRetry(): void }) {
  const t = useMessages(messages);
  return <Retry text={t('screenFailed')} onRetry={onRetry} />;
}
