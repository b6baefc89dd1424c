/** What we use of the Web Speech API, which TypeScript's DOM types leave out. */
export interface Recognizer extends EventTarget {
  lang: string;
  start(): void;
  abort(): void;
}

declare global {
  interface Window {
    readonly SpeechRecognition?: new () => Recognizer;
    /** Chrome and Safari. */
    readonly webkitSpeechRecognition?: new () => Recognizer;
  }
}

/** Undefined where the browser cannot listen. */
export const recognition = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;
