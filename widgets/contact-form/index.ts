import { items } from '@portada/contract';
import * as v from '@portada/contract/valibot';
import { defineWidget } from '@portada/element';
import { json } from '@portada/element/json';
import { ContactForm } from './ContactForm.tsx';
import css from './contact-form.css';

/**
 * Sends a message to the publisher. Nobody needs to be logged in; whoever is finds their name and address written.
 * What was typed outlives a reload. A plain form in the element's place, with the same field names, hands over what
 * was typed into it.
 *
 * @slot - The fallback, shown until the widget has rendered: a plain form, for readers without script.
 * @csspart input - A field of the form.
 * @csspart button - A button.
 * @csspart notice - What became of the message.
 * @event portada:contact - The message was sent.
 * @since 1.0.0
 */
export const ContactFormElement = defineWidget(ContactForm, {
  tag: 'portada-contact-form',
  root: 'light',
  attributes: {
    /** What readers may write about: a list of `{ value, name }`; `value` is what is sent. */
    topics: json(items(v.object({ value: v.string(), name: v.string() })), []),
  },
  styles: [css],
});
