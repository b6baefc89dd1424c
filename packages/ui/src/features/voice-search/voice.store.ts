import { $language } from '@portada/core';
import { atom } from 'nanostores';
import { type Recognizer, recognition } from './recognition.ts';

export interface VoiceState {
  /** `refused`: the reader, the browser or the page's policy does not allow the microphone. */
  readonly status: 'idle' | 'listening' | 'heard' | 'refused' | 'failed';
  /** What was heard. */
  readonly text: string;
}

const refusals: readonly string[] = ['not-allowed', 'service-not-allowed'];

interface Heard {
  readonly results: SpeechRecognitionResultList;
}

const hasResults = (event: Event | Heard): event is Heard => 'results' in event;

function transcriptOf(event: Event): string {
  const best = hasResults(event) ? event.results[0]?.[0] : undefined;
  return best?.transcript.trim() ?? '';
}

/** One press, one phrase. */
export function createVoiceStore() {
  const $state = atom<VoiceState>({ status: 'idle', text: '' });
  let current: Recognizer | undefined;

  function settle(status: VoiceState['status'], text = ''): void {
    current = undefined;
    $state.set({ status, text });
  }

  function stop(): void {
    if (!current) return;
    const stopped = current;
    settle('idle');
    stopped.abort();
  }

  function listen(onHeard: (text: string) => void): void {
    const Recognition = recognition();
    if (!Recognition) return;
    const recognizer = new Recognition();
    // One that has been stopped still tells of its end.
    const on = (type: string, react: (event: Event) => void) =>
      recognizer.addEventListener(type, (event) => {
        if (current === recognizer) react(event);
      });
    on('result', (event) => {
      const text = transcriptOf(event);
      if (!text) return;
      settle('heard', text);
      onHeard(text);
    });
    on('error', (event) => {
      const isRefused = 'error' in event && refusals.some((refusal) => refusal === event.error);
      settle(isRefused ? 'refused' : 'failed');
    });
    // After a result or an error it is somebody else's; else nothing was understood.
    on('end', () => settle('failed'));
    // Chrome listens in the language of the browser otherwise, and not of the page.
    recognizer.lang = $language.get();
    current = recognizer;
    $state.set({ status: 'listening', text: '' });
    try {
      recognizer.start();
    } catch {
      settle('failed');
    }
  }

  return {
    $state,
    stop,
    /** Listens, or listens no more. `onHeard` gets what the browser has understood. */
    toggle: (onHeard: (text: string) => void) => (current ? stop() : listen(onHeard)),
  };
}
