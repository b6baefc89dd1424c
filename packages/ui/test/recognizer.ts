import { type Mock, onTestFinished, vi } from 'vitest';

/** What a browser listens with, without a microphone: the test says what becomes of it. */
export class FakeRecognizer extends EventTarget {
  static last: FakeRecognizer;
  lang = '';
  start: Mock<() => void> = vi.fn();
  // As in browsers, the end is told after an abort, too.
  abort: Mock<() => void> = vi.fn(() => this.tell('end'));

  constructor() {
    super();
    FakeRecognizer.last = this;
  }

  tell(type: string, fields: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), fields));
  }

  hear(transcript: string): void {
    this.tell('result', { results: [[{ transcript }]] });
    this.tell('end');
  }
}

/** For the length of a test the browser listens so. */
export function browserListens(by = FakeRecognizer): void {
  vi.stubGlobal('SpeechRecognition', by);
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** For the length of a test the browser cannot listen. */
export function browserIsDeaf(): void {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) vi.stubGlobal(name, undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
}
