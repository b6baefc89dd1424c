import { useStore } from '@nanostores/react';
import { $page, loginUrl } from '@portada/core';
import { useMessages } from '@portada/element';
import { Button } from '../../button/Button.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { ButtonLink } from '../../link/ButtonLink.tsx';
import { messages } from './messages.ts';

export interface LikeModalProps {
  onClose(): void;
  /** What an account is needed for; without it, what saving and following are. */
  text?: string;
}

/** LIKE-07: the login prompt for an anonymous reader who saves, follows or votes. */
export function LikeModal({ onClose, text }: LikeModalProps) {
  const t = useMessages(messages);
  const { site } = useStore($page);
  const actions = (
    <>
      <ButtonLink href={loginUrl()}>{t('login')}</ButtonLink>
      <Button variant="secondary" onClick={onClose}>
        {t('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('title')} actions={actions}>
      <p className="portada-guard">{text ?? t('text', { site: site.name || location.hostname })}</p>
    </Dialog>
  );
}
