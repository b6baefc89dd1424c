import { useMessages } from '@portada/element';
import { LoadError } from './LoadError.tsx';
import { messages } from './messages.ts';

/** Stands in for a screen whose code did not load. */
export function ScreenError({ onRetry }: { onRetry(): void }) {
  const t = useMessages(messages);
  return <LoadError text={t('screenFailed')} onRetry={onRetry} />;
}
