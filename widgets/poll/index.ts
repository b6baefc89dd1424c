import { poll } from '@portada/contract';
import { defineWidget } from '@portada/element';
import { required } from '@portada/element/attributes';
import { json } from '@portada/element/json';
import * as v from 'valibot';
import { Poll } from './Poll.tsx';
import css from './poll.css';

/**
 * Asks the readers, once each, and shows the results to who has voted, and to everybody once the poll is closed. An
 * anonymous reader is asked to log in and finds their choice again afterwards.
 *
 * @slot - The fallback: the question with its options, best as boxes with their ids as values, or the results.
 * @csspart button - The button that votes.
 * @event portada:vote - The reader's vote was counted.
 * @since 1.0.0
 */
export const PollElement = defineWidget(Poll, {
  tag: 'portada-poll',
  root: 'light',
  attributes: {
    /**
     * The poll as everybody sees it: `{ id, question, options, totalVotes, multiple, maxChoices, opensAt, closesAt,
     * closed }`.
     */
    poll: required(json(v.nullable(poll), null)),
  },
  styles: [css],
});
