import { browser, loginUrl } from '@portada/core';
import { late, useLate } from '@portada/ui/later/late.ts';
import { useEffect } from 'react';
import type { Question } from './talk.ts';

const dialogs = late(() => import('./dialogs/Dialogs.tsx'));

interface Props {
  question: Question | undefined;
  onClose(): void;
}

/** The dialogs, which most readers never meet. */
export function Asked({ question, onClose }: Props) {
  return question && <Fetched key={question.kind} question={question} onClose={onClose} />;
}

function Fetched({ question, onClose }: { question: Question; onClose(): void }) {
  const part = useLate(dialogs);
  useEffect(() => {
    // Where it cannot be fetched, the reader is taken to where it would lead.
    if (!part) dialogs.load().catch(() => (question.kind === 'login' ? browser.go(loginUrl()) : onClose()));
  }, [part, question, onClose]);
  return part ? <part.Dialogs question={question} onClose={onClose} /> : null;
}
