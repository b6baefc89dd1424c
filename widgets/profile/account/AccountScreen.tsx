import { useStore } from '@nanostores/react';
import { $page, $user } from '@portada/core';
import { useMessages } from '@portada/element';
import { BulletinButton } from '@portada/ui/features/bulletin/BulletinButton.tsx';
import { later } from '@portada/ui/lazy-module/later.tsx';
import { usePartStyles } from '@portada/ui/part.ts';
import { Part } from '../Part.tsx';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { SessionsSection } from '../sessions/SessionsSection.tsx';
import { AccountForm } from './AccountForm.tsx';
import css from './account.css';
import { DeleteAccount } from './DeleteAccount.tsx';
import { messages } from './messages.ts';

/** For sites that offer it. */
const PushSection = later(() => import('../push/PushSection.tsx').then((part) => part.PushSection));

/** ACCT-16 */
export function AccountScreen() {
  usePartStyles(css);
  const t = useMessages(messages);
  const reader = useStore($user);
  const { demo, webFeatures } = useStore($page);
  return (
    <>
      <p className="portada-guard portada-profile-intro">{t('intro')}</p>
      <AccountForm reader={reader} demo={demo} />
      {!demo && (
        <Part title={t('bulletinTitle')} text={t('bulletinText')}>
          <BulletinButton isPart />
        </Part>
      )}
      {webFeatures.push && <PushSection />}
      <SessionsSection />
      <DeleteAccount />
      <ProofDialog />
    </>
  );
}
