import { useStore } from '@nanostores/react';
import { useMessages } from '@portada/element';
import MicrophoneIcon from 'lucide/dist/esm/icons/mic.mjs';
import StopIcon from 'lucide/dist/esm/icons/square.mjs';
import { useEffect, useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { usePartStyles } from '../../part.ts';
import { messages } from './messages.ts';
import css from './voice.css';
import { createVoiceStore } from './voice.store.ts';

export interface VoiceProps {
  /** Called with what the browser has understood. */
  onHeard(text: string): void;
}

/** A button beside a search field: what is said is searched for at once, and can be corrected in the field. */
export function VoiceSearch({ onHeard }: VoiceProps) {
  usePartStyles(css);
  const t = useMessages(messages);
  const [store] = useState(createVoiceStore);
  useEffect(() => store.stop, [store]);
  const { status, text } = useStore(store.$state);
  const isListening = status === 'listening';
  const name = t(isListening ? 'stop' : 'start');
  return (
    <>
      <Button
        aria-label={name}
        className="portada-voice"
        data-listening={isListening || undefined}
        title={name}
        variant="icon"
        onClick={() => store.toggle(onHeard)}
      >
        <Icon filled={isListening} of={isListening ? StopIcon : MicrophoneIcon} />
      </Button>
      {/* The button tells the first change by its name; the others are announced. */}
      {status !== 'idle' && (
        <p className="portada-guard portada-voice-status" role="status">
          {t(status, { text })}
        </p>
      )}
    </>
  );
}
