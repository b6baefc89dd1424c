import { UPLOAD_MAX_BYTES } from '@portada/contract';
import { fill } from '@portada/shared/fill.ts';
import type { ContentPage } from '../content/content-page.ts';
import type { Texts } from '../texts/texts.ts';

const MEGABYTE = 1_048_576;

/** What is shown below the text of a call or an interview; undefined for other kinds. */
export function participationView({ card, kind, participation, opensAt, closesAt }: ContentPage, t: Texts) {
  if (!participation || (kind !== 'interview' && kind !== 'contribution')) return undefined;
  const { state, questions, contributions } = participation;
  const { image, video } = UPLOAD_MAX_BYTES[kind];
  return {
    ...{ id: card.id, kind, state, questions, contributions },
    status: t.submissions[kind][state],
    opens: state === 'soon' ? (opensAt?.date ?? '') : '',
    closes: closesAt?.date ?? '',
    /** Whether there is a form: a question can be drafted before the interview opens. */
    takes: state === 'open' || (kind === 'interview' && state === 'soon'),
    limits: fill(t.submissions.limits, { image: image / MEGABYTE, video: video / MEGABYTE }),
  };
}
