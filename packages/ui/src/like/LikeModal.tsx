import { $page, loginUrl } from '@portada/core';
import { useMessages, useStore } from '@portada/element';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { ButtonLink } from '../link/ButtonLink.tsx';
import { messages } from './messages.ts';

interface Props {
  onClose(): void;
}

/** LIKE-07: what an anonymous reader meets who wants to save or to follow. */
export function LikeModal({ onClose }: Props) {
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
      <p className="portada-guard">{t('text', { site: site.name || location.hostname })}</p>
    </Dialog>
  );
}
