import { useStore } from '@nanostores/react';
import { $flags, $page, $user } from '@portada/core';
import { useMessages } from '@portada/element';
import { BulletinButton } from '@portada/ui/features/bulletin/BulletinButton.tsx';
import { useLazyModule } from '@portada/ui/lazy-module/lazy-module.ts';
import { usePartStyles } from '@portada/ui/part.ts';
import { Part } from '../Part.tsx';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { pushPart } from '../push/push-part.ts';
import { SessionsSection } from '../sessions/SessionsSection.tsx';
import { AccountForm } from './AccountForm.tsx';
import css from './account.css';
import { DeleteAccount } from './DeleteAccount.tsx';
import { messages } from './messages.ts';

/** ACCT-16 */
export function AccountScreen() {
  usePartStyles(css);
  const t = useMessages(messages);
  const reader = useStore($user);
  const { demo } = useStore($page);
  const { push } = useStore($flags);
  return (
    <>
      <p className="portada-guard portada-profile-intro">{t('intro')}</p>
      <AccountForm reader={reader} demo={demo} />
      {!demo && (
        <Part title={t('bulletinTitle')} text={t('bulletinText')}>
          <BulletinButton isPart />
        </Part>
      )}
      {push && <LazyPushSection />}
      <SessionsSection />
      <DeleteAccount />
      <ProofDialog />
    </>
  );
}

/** For sites that offer it. Without its code the account is there all the same. */
function LazyPushSection() {
  const part = useLazyModule(pushPart);
  return part && <part.PushSection />;
}
