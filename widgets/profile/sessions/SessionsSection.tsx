import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { ButtonLink } from '@portada/ui/link/ButtonLink.tsx';
import { usePartStyles } from '@portada/ui/part.ts';
import { useState } from 'react';
import { Part } from '../Part.tsx';
import { messages } from './messages.ts';
import { SessionList } from './SessionList.tsx';
import css from './sessions.css';
import { createSessionsStore, dataUrl } from './sessions.store.ts';

/** What the law gives a reader: a copy of their data, and a look at where they are logged in. */
export function SessionsSection() {
  usePartStyles(css);
  const t = useMessages(messages);
  const [store] = useState(createSessionsStore);
  const [open, setOpen] = useState(false);
  return (
    <Part title={t('title')} text={t('text')}>
      <div className="portada-guard portada-sessions-ways">
        <ButtonLink variant="secondary" href={dataUrl()} download>
          {t('download')}
        </ButtonLink>
        <Button
          variant="secondary"
          aria-expanded={open}
          onClick={() => {
            if (!open && !store.$state.get().sessions) void store.load();
            setOpen(!open);
          }}
        >
          {t('show')}
        </Button>
      </div>
      {open && <SessionList store={store} />}
    </Part>
  );
}
