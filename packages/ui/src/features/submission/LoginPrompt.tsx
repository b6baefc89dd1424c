import { loginUrl } from '@portada/core';
import { useMessages } from '@portada/element';
import { Button } from '../../button/Button.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { ButtonLink } from '../../link/ButtonLink.tsx';
import { messages } from './messages.ts';

interface Props {
  onClose(): void;
}

/** UGC-02, reading 30: what an anonymous visitor meets who sends; the text is there when they come back. */
export function LoginPrompt({ onClose }: Props) {
  const t = useMessages(messages);
  const actions = (
    <>
      <ButtonLink href={loginUrl()}>{t('login')}</ButtonLink>
      <Button variant="secondary" onClick={onClose}>
        {t('notNow')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('loginTitle')} actions={actions}>
      <p className="portada-guard">{t('loginText')}</p>
    </Dialog>
  );
}
