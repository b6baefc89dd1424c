import { useStore } from '@nanostores/react';
import type { Newsletter } from '@portada/contract';
import { $user } from '@portada/core';
import { useEmit, useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Checkbox } from '@portada/ui/checkbox/Checkbox.tsx';
import { Form } from '@portada/ui/form/Form.tsx';
import { Html } from '@portada/ui/html/Html.tsx';
import { usePartStyles } from '@portada/ui/part.ts';
import { VisuallyHidden } from '@portada/ui/visually-hidden/VisuallyHidden.tsx';
import { type SyntheticEvent, useState } from 'react';
import { messages as saveMessages } from '../save/messages.ts';
import { SaveNotice } from '../save/SaveNotice.tsx';
import { createSaveStore } from '../save/save.store.ts';
import { UnsavedChanges } from '../save/UnsavedChanges.tsx';
import { SavedSearches } from '../searches/SavedSearches.tsx';
import { messages } from './messages.ts';
import css from './newsletters.css';

/** ACCT-34 */
export function NewslettersScreen() {
  usePartStyles(css);
  const t = useMessages(messages);
  const { newsletters } = useStore($user);
  return (
    <>
      <p className="portada-guard portada-profile-intro">{t('intro')}</p>
      {newsletters.length > 0 ? (
        <NewslettersForm newsletters={newsletters} />
      ) : (
        <p className="portada-guard">{t('none')}</p>
      )}
      <SavedSearches />
    </>
  );
}

function withChoices(
  newsletters: readonly Newsletter[],
  decided: ReadonlyMap<string, boolean>,
): Newsletter[] {
  return newsletters.map((one) => ({ ...one, isSubscribed: decided.get(one.id) ?? one.isSubscribed }));
}

function NewslettersForm({ newsletters }: { newsletters: readonly Newsletter[] }) {
  const t = useMessages(messages);
  const say = useMessages(saveMessages);
  const emit = useEmit();
  const [store] = useState(createSaveStore);
  const { status } = useStore(store.$state);
  /** What the reader has decided otherwise than the server knows it, by id. */
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const wanted = withChoices(newsletters, decided);
  const changes = wanted.filter((one, index) => one.isSubscribed !== newsletters[index]?.isSubscribed);

  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (status === 'waiting') return;
    const sent = new Map(changes.map(({ id, isSubscribed }) => [id, isSubscribed]));
    // A box that was ticked and unticked again has not been decided about.
    setDecided(sent);
    const saved = await store.save((now) => ({ newsletters: withChoices(now.newsletters, sent) }));
    if (!saved) return;
    // A box that was touched while the answer was on its way keeps what it was touched for.
    setDecided((now) => new Map([...now].filter(([id, choice]) => sent.get(id) !== choice)));
    for (const subscribed of [true, false]) {
      const newsletterIds = changes
        .filter(({ isSubscribed }) => isSubscribed === subscribed)
        .map(({ id }) => id);
      if (newsletterIds.length > 0) emit('portada:subscribe', { newsletterIds, subscribed });
    }
  };

  return (
    <Form onSubmit={send}>
      <fieldset className="portada-guard portada-profile-newsletters">
        <legend className="portada-guard">
          <VisuallyHidden>{t('legend')}</VisuallyHidden>
        </legend>
        {wanted.map(({ id, name, isSubscribed }) => (
          <Checkbox
            key={id}
            name="newsletters"
            value={id}
            label={<Html html={name} />}
            checked={isSubscribed}
            onChange={({ target }) => setDecided((now) => new Map(now).set(id, target.checked))}
          />
        ))}
        <SaveNotice store={store} changed={changes.length > 0} />
        <Button type="submit" waiting={status === 'waiting'}>
          {say('save')}
        </Button>
      </fieldset>
      <UnsavedChanges changed={changes.length > 0} />
    </Form>
  );
}
