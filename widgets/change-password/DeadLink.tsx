import { recoveryUrl } from '@portada/core';
import { useMessages } from '@portada/element';
import { ButtonLink } from '@portada/ui/link/ButtonLink.tsx';
import { Notice } from '@portada/ui/notice/Notice.tsx';
import { messages } from './messages.ts';

const takeFocus = (element: HTMLElement | null) => element?.focus();

interface Props {
  /** It takes the place of a form that had the focus. */
  focus?: boolean;
}

/** The link of the email is invalid or has expired: a new one is requested on the recovery screen. */
export function DeadLink({ focus = false }: Props) {
  const t = useMessages(messages);
  return (
    <div className="portada-guard portada-change-password">
      <Notice kind="error">
        <p ref={focus ? takeFocus : null} tabIndex={-1} className="portada-guard">
          {t('deadLink')}
        </p>
      </Notice>
      <ButtonLink href={recoveryUrl()}>{t('askAgain')}</ButtonLink>
    </div>
  );
}
