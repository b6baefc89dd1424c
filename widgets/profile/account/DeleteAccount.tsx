import { useStore } from '@nanostores/react';
import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Dialog } from '@portada/ui/dialog/Dialog.tsx';
import { Problem } from '@portada/ui/too-many/Problem.tsx';
import { useState } from 'react';
import { Part } from '../Part.tsx';
import { $proof } from '../proof/proof.store.ts';
import { createDeleteStore } from './delete.store.ts';
import { messages } from './messages.ts';

const problems = { demo: 'deleteDemo', failed: 'deleteFailed' } as const;

/** ACCT-29 to ACCT-32 */
export function DeleteAccount() {
  const t = useMessages(messages);
  const [store] = useState(createDeleteStore);
  const { status, problem } = useStore(store.$state);
  const [open, setOpen] = useState(false);
  // One dialog at a time.
  const isProving = useStore($proof) !== undefined;
  const cancel = () => {
    if (status === 'waiting') return;
    setOpen(false);
    store.forget();
  };
  return (
    <Part title={t('deleteTitle')} text={t('deleteText')}>
      <Button variant="secondary" className="portada-account-delete" onClick={() => setOpen(true)}>
        {t('delete')}
      </Button>
      <Dialog
        open={open && !isProving}
        title={t('deleteQuestion')}
        onClose={cancel}
        actions={
          <>
            <Button className="portada-account-danger" waiting={status === 'waiting'} onClick={store.confirm}>
              {t('deleteConfirm')}
            </Button>
            <Button variant="secondary" onClick={cancel}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <p className="portada-guard">{t('deleteWarning')}</p>
        {problem && <Problem problem={typeof problem === 'string' ? problems[problem] : problem} t={t} />}
      </Dialog>
    </Part>
  );
}
