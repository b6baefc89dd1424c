import { defineWidget } from '@portada/element';
import { required, text } from '@portada/element/attributes';
import { ContributionForm } from './ContributionForm.tsx';
import css from './contribution-form.css';

/**
 * Sends a text to a call for contributions, with a picture or a film that is uploaded piece by piece. Whoever is not
 * logged in is asked to log in, and finds the text again afterwards.
 *
 * @slot - The fallback, shown until the widget has rendered: a plain form, or a link.
 * @csspart input - A field.
 * @csspart upload - The chosen file and how far it has come.
 * @csspart button - The button that sends.
 * @event portada:contribute - The contribution was sent; a moderator reads it first.
 * @since 1.0.0
 */
export const ContributionFormElement = defineWidget(ContributionForm, {
  tag: 'portada-contribution-form',
  root: 'light',
  attributes: {
    /** The id of the call. */
    callId: required(text()),
    /** Until when the call takes contributions, in ISO 8601; then the form says that it is over. */
    closes: text(),
  },
  styles: [css],
});
