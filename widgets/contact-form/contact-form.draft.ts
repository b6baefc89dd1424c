import { session } from '@portada/core';
import * as v from 'valibot';

/**
 * What the reader has written and not yet sent. It is kept for the tab alone: the next reader at the same machine is
 * not to find it.
 */
const draft = v.object({
  name: v.fallback(v.string(), ''),
  email: v.fallback(v.string(), ''),
  topic: v.fallback(v.string(), ''),
  message: v.fallback(v.string(), ''),
});
export type Draft = v.InferOutput<typeof draft>;

const KEY = 'portada:contact-draft';
const parser = v.pipe(v.string(), v.parseJson(), draft);
export const emptyDraft: Draft = { name: '', email: '', topic: '', message: '' };

export function readDraft(): Draft {
  const read = v.safeParse(parser, session.get(KEY));
  return read.success ? read.output : emptyDraft;
}

export function keepDraft({ name, email, topic, message }: Draft): void {
  if (name || email || topic || message) session.set(KEY, JSON.stringify({ name, email, topic, message }));
  else forgetDraft();
}

export function forgetDraft(): void {
  session.remove(KEY);
}

/** What was typed into the plain form that the widget takes the place of. */
export function readPlainForm(element: HTMLElement | null): Draft {
  const form = element?.querySelector<HTMLFormElement>('form:not(.portada-form)');
  if (!form) return emptyDraft;
  const data = new FormData(form);
  const text = (name: keyof Draft) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), topic: text('topic'), message: text('message') };
}

/** Of each field the first that says something. */
export function firstOf(...drafts: readonly Draft[]): Draft {
  const first = (name: keyof Draft) => drafts.map((one) => one[name]).find(Boolean) ?? '';
  return { name: first('name'), email: first('email'), topic: first('topic'), message: first('message') };
}
