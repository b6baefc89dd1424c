import { loginUrl, navigation } from '@portada/core';
import { lazyModule, useLazyModule } from '@portada/ui/lazy-module/lazy-module.ts';
import { useEffect } from 'react';
import type { Question } from './comments-context.ts';

const dialogs = lazyModule(() => import('./dialogs/Dialogs.tsx'));

interface Props {
  question: Question | undefined;
  onClose(): void;
}

/** The dialogs, loaded on demand. */
export function QuestionDialog({ question, onClose }: Props) {
  return question && <LazyDialogs key={question.kind} question={question} onClose={onClose} />;
}

function LazyDialogs({ question, onClose }: { question: Question; onClose(): void }) {
  const part = useLazyModule(dialogs);
  useEffect(() => {
    // If it cannot be loaded, the browser goes to the page that it would lead to.
    if (!part)
      dialogs.load().catch(() => (question.kind === 'login' ? navigation.go(loginUrl()) : onClose()));
  }, [part, question, onClose]);
  return part ? <part.Dialogs question={question} onClose={onClose} /> : null;
}
