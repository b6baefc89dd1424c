import { $language } from '@portada/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { browserListens, FakeRecognizer } from '../../../test/recognizer.ts';
import { createVoiceStore } from './voice.store.ts';

beforeEach(() => browserListens());

function pressed() {
  const onHeard = vi.fn();
  const voice = createVoiceStore();
  const toggle = () => voice.toggle(onHeard);
  toggle();
  return { $state: voice.$state, toggle, onHeard, recognizer: FakeRecognizer.last };
}

test('listens in the language of the page, and tells once what it has heard', () => {
  const { $state, onHeard, recognizer } = pressed();
  expect($state.get().status).toBe('listening');
  expect(recognizer.start).toHaveBeenCalledOnce();
  expect(recognizer.lang).toBe($language.get());
  recognizer.hear(' lonja de pescado ');
  expect($state.get()).toEqual({ status: 'heard', text: 'lonja de pescado' });
  expect(onHeard).toHaveBeenCalledExactlyOnceWith('lonja de pescado');
});

test.each([
  ['not-allowed', 'refused'],
  ['service-not-allowed', 'refused'],
  ['no-speech', 'failed'],
  ['network', 'failed'],
])('%s is %s, and a press tries again', (error, status) => {
  const { $state, toggle, onHeard, recognizer } = pressed();
  recognizer.tell('error', { error });
  recognizer.tell('end');
  expect($state.get().status).toBe(status);
  toggle();
  FakeRecognizer.last.hear('puerto');
  expect(onHeard).toHaveBeenCalledExactlyOnceWith('puerto');
});

test('has failed where it ends without a word, and where it cannot begin', () => {
  const { $state, recognizer, toggle } = pressed();
  recognizer.hear('  ');
  expect($state.get().status).toBe('failed');
  browserListens(
    class extends FakeRecognizer {
      override start = vi.fn(() => {
        throw new DOMException('busy', 'InvalidStateError');
      });
    },
  );
  toggle();
  expect($state.get().status).toBe('failed');
});

test('a second press ends it, and what comes late from it changes nothing', () => {
  const { $state, toggle, onHeard, recognizer } = pressed();
  toggle();
  expect(recognizer.abort).toHaveBeenCalledOnce();
  expect($state.get().status).toBe('idle');
  recognizer.hear('tarde');
  expect($state.get().status).toBe('idle');
  expect(onHeard).not.toHaveBeenCalled();
});
