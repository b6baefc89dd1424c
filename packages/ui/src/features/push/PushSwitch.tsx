import { useStore } from '@nanostores/react';
import { useMessages } from '@portada/element';
import BellIcon from 'lucide/dist/esm/icons/bell.mjs';
import CheckIcon from 'lucide/dist/esm/icons/check.mjs';
import { useEffect, useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { messages } from './messages.ts';
import { PushProblem } from './PushProblem.tsx';
import { createPushStore } from './push.store.ts';

/** Breaking news for this browser, on or off; nothing where it cannot have them, unless the reader has just tried. */
export function PushSwitch() {
  const t = useMessages(messages);
  const [store] = useState(createPushStore);
  const { status, isWaiting, problem } = useStore(store.$state);
  const [pressed, setPressed] = useState(false);
  useEffect(() => void store.open(), [store]);
  // After a refusal it stays, with the focus: the reader may change their mind.
  const isPossible = status === 'on' || status === 'off' || (pressed && status === 'blocked');
  return (
    <>
      {isPossible && (
        <Button
          variant="secondary"
          aria-pressed={status === 'on'}
          waiting={isWaiting}
          onClick={() => {
            setPressed(true);
            void (status === 'on' ? store.turnOff() : store.turnOn());
          }}
        >
          <Icon of={status === 'on' ? CheckIcon : BellIcon} />
          <span className="portada-guard">{t('breaking')}</span>
        </Button>
      )}
      {pressed && <PushProblem status={status} problem={problem} />}
    </>
  );
}
