import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type Draft, emptyDraft } from './contact-form.draft.ts';
import { createContactStore } from './contact-form.store.ts';
import { SentNotice } from './SentNotice.tsx';
import { SubmissionForm } from './SubmissionForm.tsx';

export interface Topic {
  value: string;
  name: string;
}

interface Props {
  topics: readonly Topic[];
}

/** CONT-01 */
export function ContactForm({ topics }: Props) {
  const [store] = useState(createContactStore);
  const [next, setNext] = useState<Draft>();
  const state = useStore(store.$state);
  if (state.status !== 'done') return <SubmissionForm {...{ store, state, topics, next }} />;
  const { name, email } = state.sent;
  const again = () => {
    setNext({ ...emptyDraft, name, email });
    store.again();
  };
  return <SentNotice to={email} onAgain={again} />;
}
