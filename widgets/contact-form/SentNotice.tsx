import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { useEffect, useRef } from 'react';
import { messages } from './messages.ts';

interface Props {
  /** The address that an answer goes to. */
  to: string;
  onAgain: () => void;
}

/** The message has been sent. The focused button is gone, so the notice takes the focus. */
export function SentNotice({ to, onAgain }: Props) {
  const t = useMessages(messages);
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label={t('sentTitle')}
      className="portada-guard portada-contact-form portada-contact-form-sent"
    >
      <Notice kind="success">
        <strong className="portada-guard">{t('sentTitle')}</strong>
        <p className="portada-guard">{t('sent', { email: to })}</p>
      </Notice>
      <Button variant="secondary" onClick={onAgain}>
        {t('another')}
      </Button>
    </section>
  );
}
