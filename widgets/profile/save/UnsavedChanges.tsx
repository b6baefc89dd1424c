import { useStore } from '@nanostores/react';
import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Dialog } from '@portada/ui/dialog/Dialog.tsx';
import { useEffect } from 'react';
import { $question, answer, holdBack } from '../navigation.store.ts';
import { messages } from './messages.ts';

/** Belongs to every form of the area: holds the reader back while it has what is not saved, and asks. */
export function UnsavedChanges({ changed }: { changed: boolean }) {
  const t = useMessages(messages);
  const question = useStore($question);
  useEffect(() => (changed ? holdBack() : undefined), [changed]);
  return (
    <Dialog
      open={question !== undefined}
      title={t('unsavedTitle')}
      onClose={() => answer(false)}
      actions={
        <>
          <Button onClick={() => answer(false)}>{t('stay')}</Button>
          <Button variant="secondary" onClick={() => answer(true)}>
            {t('leave')}
          </Button>
        </>
      }
    >
      <p className="portada-guard">{t('unsavedText')}</p>
    </Dialog>
  );
}
