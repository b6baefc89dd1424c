import { useStore } from '@nanostores/react';
import { routeUrl } from '@portada/core';
import { isPlainClick } from '@portada/core/is-plain-click.ts';
import { useMessages } from '@portada/element';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { type MouseEvent, useEffect, useState } from 'react';
import { messages } from './messages.ts';
import { createScreenSetStore } from './screen-set.store.ts';

/** HEAD-06, HEAD-07: a real link, which a page with an identity provider's screen-set opens in place. */
export function RegisterLink() {
  const t = useMessages(messages);
  const [store] = useState(createScreenSetStore);
  const waiting = useStore(store.$waiting);
  useEffect(() => store.stop, [store]);

  const open = (event: MouseEvent) => {
    if (!store.isNamed() || !isPlainClick(event)) return;
    event.preventDefault();
    void store.open();
  };
  return (
    <>
      <a href={routeUrl('register')} aria-busy={waiting} onClick={open}>
        {t('register')}
      </a>
      <span role="status">{waiting && <VisuallyHidden>{t('opening')}</VisuallyHidden>}</span>
    </>
  );
}
