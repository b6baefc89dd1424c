import { useStore } from '@nanostores/react';
import { $user } from '@portada/core';
import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { stayInField } from '@portada/ui/form/stay-in-field.ts';
import type { Elements } from '@portada/ui/part.ts';
import { Problem } from '@portada/ui/too-many/Problem.tsx';
import { messages } from './messages.ts';
import { mailCode, type ProofState } from './proof.store.ts';

interface Props {
  mail: ProofState['mail'];
  /** The field for the code. */
  children: Elements;
}

/** The mail with the code: where it went, what became of it, and another one. */
export function CodeMail({ mail, children }: Props) {
  const t = useMessages(messages);
  const { email } = useStore($user);
  const isOut = mail === 'sent' || mail === 'waiting';
  return (
    <>
      <p className="portada-guard" role="status">
        {isOut && t(mail === 'sent' ? 'sent' : 'sending', { email })}
      </p>
      {mail && !isOut && <Problem problem={mail === 'failed' ? 'notSent' : mail} t={t} />}
      {children}
      <Button variant="quiet" waiting={mail === 'waiting'} onMouseDown={stayInField} onClick={mailCode}>
        {t('sendAgain')}
      </Button>
    </>
  );
}
