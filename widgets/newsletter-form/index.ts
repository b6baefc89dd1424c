import { items, newsletterOffer } from '@portada/contract';
import { defineWidget } from '@portada/element';
import { boolean, required } from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { NewsletterForm } from './NewsletterForm.tsx';
import css from './newsletter-form.css';

/**
 * Subscribes an e-mail address to the newsletters it is given. Nobody needs to be logged in.
 *
 * @slot - The fallback, shown until the widget has rendered: a link to the newsletters' page.
 * @csspart input - The field for the address.
 * @csspart button - The button that sends.
 * @event portada:subscribe - The address was subscribed.
 * @since 1.0.0
 */
export const NewsletterFormElement = defineWidget(NewsletterForm, {
  tag: 'portada-newsletter-form',
  root: 'light',
  attributes: {
    /**
     * The newsletters that the form subscribes to: a list of `{ id, name, isSubscribed }`. Where the reader chooses
     * among them, each may also say how often it comes (`frequency`) and where a past issue is (`sampleUrl`).
     */
    newsletters: required(json(items(newsletterOffer), [])),
    /** Of several newsletters the reader chooses: each has a checkbox, none is ticked. */
    choice: boolean(),
  },
  styles: [css],
});
