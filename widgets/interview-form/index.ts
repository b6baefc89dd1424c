import { defineWidget } from '@portada/element';
import { required, text } from '@portada/element/attributes';
import { InterviewForm } from './InterviewForm.tsx';
import css from './interview-form.css';

/**
 * Asks a question of a digital interview, with a picture or a film that is uploaded piece by piece. Whoever is not
 * logged in is asked to log in, and finds the question again afterwards.
 *
 * @slot - The fallback, shown until the widget has rendered: a plain form, or a link.
 * @csspart input - A field.
 * @csspart upload - The chosen file and how far it has come.
 * @csspart button - The button that sends.
 * @event portada:question - The question was sent; a moderator reads it first.
 * @since 1.0.0
 */
export const InterviewFormElement = defineWidget(InterviewForm, {
  tag: 'portada-interview-form',
  root: 'light',
  attributes: {
    /** The interview's id. */
    interviewId: required(text()),
    /** From when on the interview takes questions, in ISO 8601; until then the form says so. */
    opens: text(),
    /** Until when, in ISO 8601; then the form says that it is over. */
    closes: text(),
  },
  styles: [css],
});
