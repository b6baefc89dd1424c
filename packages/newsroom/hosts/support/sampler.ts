import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  alerts,
  contactTopics,
  contentCards,
  harbourForecast,
  hotTopics,
  newsletters,
  openPoll,
  rankings,
} from '@portada/contract/fixtures';

/** A value as an attribute of HTML. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A dozen widgets as a template writes them; those that would wait for the reader start at once. */
export const sampler = `<main id="sampler">
<portada-alert-banner alerts="${json(alerts)}"></portada-alert-banner>
<h1>El temporal de levante deja olas de seis metros</h1>
<p><portada-save-button content-id="4711" name="El temporal"></portada-save-button>
<portada-follow-button author-id="31" name="Clara Montes"></portada-follow-button></p>
<portada-share-bar load="eager" url="/temporal/" heading="El temporal"></portada-share-bar>
<portada-hot-topics load="eager" links="${json(hotTopics)}"></portada-hot-topics>
<p>Un párrafo de la página, antes de los módulos.</p>
<portada-most-read load="eager" lists="${json(rankings)}"></portada-most-read>
<portada-newsletter-form load="eager" newsletters="${json(newsletters)}">
<a href="/boletines/">Suscríbete a los boletines</a></portada-newsletter-form>
<portada-contact-form load="eager" topics="${json(contactTopics)}"></portada-contact-form>
<portada-poll load="eager" poll="${json(openPoll)}"></portada-poll>
<portada-recipe-rating load="eager" content-id="4711" value="4.6" votes="182"></portada-recipe-rating>
<portada-comments load="eager" content-id="4711"></portada-comments>
</main>`;

/** Two forms of readers that cannot be sent without a session. */
export const submissions = `
<portada-contribution-form load="eager" call-id="812"></portada-contribution-form>
<portada-interview-form load="eager" interview-id="813"></portada-interview-form>`;

const anyDate = { label: 'Data', filters: [{ value: 'any', name: '' }] };
const untilDecember = { ...openPoll, opensAt: null, closesAt: { date: '2026-12-12T12:00:00Z' } };

/** Widgets with dates, numbers, plurals and forms, for languages that Portada does not speak. */
export const spoken = `<main id="sampler">
<portada-save-button content-id="4711" name="Faro"></portada-save-button>
<portada-poll load="eager" poll="${json(untilDecember)}"></portada-poll>
<portada-recipe-rating load="eager" content-id="4711" value="4.6" votes="1204"></portada-recipe-rating>
<portada-weather load="eager" place="Vigo" forecast="${json(harbourForecast.forecast)}"></portada-weather>
<portada-login load="eager"></portada-login>
<portada-newsletter-form load="eager" newsletters="${json(newsletters)}">
<p id="served">What the page wrote</p></portada-newsletter-form>
<portada-searcher load="eager" text-input date-filters="${json(anyDate)}"></portada-searcher>
<portada-comments load="eager" content-id="4711"></portada-comments>
</main>`;

export const carousel = `<portada-carousel load="eager" items="${json(contentCards)}"></portada-carousel>`;

/** The example of an element, as its reference shows it. */
const example = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../../../widgets/${name}/example.html`), 'utf8');

/** An article as the reference writes each element, with its fallback and load strategy. */
export const article = `${example('header')}${example('alert-banner')}
<main>
${example('hot-topics')}
<h1>El temporal de levante deja olas de seis metros</h1>
<p>Por Clara Montes ${example('follow-button')}${example('save-button')}</p>
${example('share-bar')}
<p>${'El puerto ha cerrado esta mañana por segunda vez en la semana. '.repeat(6)}</p>
${example('poll')}
<p>${'La boya ha medido olas de seis metros. '.repeat(8)}</p>
${example('newsletter-form')}${example('most-read')}${example('comments')}
</main>`;
