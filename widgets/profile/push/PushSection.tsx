import { useStore } from '@nanostores/react';
import { useMessages } from '@portada/element';
import { Button } from '@portada/ui/button/Button.tsx';
import { Checkbox } from '@portada/ui/checkbox/Checkbox.tsx';
import { messages as pushMessages } from '@portada/ui/features/push/messages.ts';
import { PushProblem } from '@portada/ui/features/push/PushProblem.tsx';
import { createPushStore, type PushStore } from '@portada/ui/features/push/push.store.ts';
import { usePartStyles } from '@portada/ui/part.ts';
import { useEffect, useState } from 'react';
import { Part } from '../Part.tsx';
import { messages } from './messages.ts';
import css from './push.css';

/** Web Push for this browser: asked for by a press, and by topic. */
export function PushSection() {
  usePartStyles(css);
  const t = useMessages(messages);
  const say = useMessages(pushMessages);
  const [store] = useState(createPushStore);
  const { status, isWaiting, problem } = useStore(store.$state);
  useEffect(() => void store.open(), [store]);
  return (
    <Part title={t('title')} text={t('text')}>
      {status === 'on' && <Topics store={store} />}
      <PushProblem status={status} problem={problem} />
      {status !== 'unsupported' && status !== 'notInstalled' && (
        <Button
          variant="secondary"
          waiting={isWaiting}
          onClick={() => void (status === 'on' ? store.turnOff() : store.turnOn())}
        >
          <span className="portada-guard">{say(status === 'on' ? 'turnOff' : 'turnOn')}</span>
        </Button>
      )}
    </Part>
  );
}

function Topics({ store }: { store: PushStore }) {
  const say = useMessages(pushMessages);
  const { topics } = useStore(store.$state);
  return (
    <fieldset className="portada-guard portada-profile-push">
      <legend className="portada-guard">{say('topics')}</legend>
      {topics.map(({ id, name, isChosen }) => (
        <Checkbox
          key={id}
          name="push"
          value={id}
          label={name}
          checked={isChosen}
          onChange={({ target }) => void store.choose(id, target.checked)}
        />
      ))}
    </fieldset>
  );
}
