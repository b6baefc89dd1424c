/** What readers do with the newsroom, with real clicks and keys, in every engine. */
import { fileURLToPath } from 'node:url';
import { getFollowedAuthors, getReadings, getSavedContents } from '@portada/contract';
import type { Engine } from './engine.ts';
import type { Front } from './front.ts';
import { defaultIcon, fillLogin, isAt, journeyIn, playFilm } from './journey.ts';
import { enter, mailedPath, newcomer, newest } from './readers.ts';

const picture = fileURLToPath(new URL('../../../edition/media/pictures/sea-1.jpg', import.meta.url));

/** The same domain, as readers write it and as other engines than Firefox give it. */
const DOMAIN = 'corporació.cat';
const ASCII_DOMAIN = 'xn--corporaci-e7a.cat';

/** What the profile asks for as it opens, whatever part of it is shown. */
const profileLists = [getSavedContents, getFollowedAuthors, getReadings].map(({ path }) => path);

/** Runs in the page: whether each of these calls has been answered. */
function hasCome(paths: readonly string[]): boolean {
  const answered = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return paths.every((path) => answered.includes(path));
}

/** Runs in the page: whether a widget shows what the selector finds, with a text. */
function shows(tag: string, selector: string, text: string): boolean {
  const roots = [...document.querySelectorAll(tag)].map((element) => element.shadowRoot ?? element);
  return roots
    .flatMap((root) => [...root.querySelectorAll(selector)])
    .some((found) => found.checkVisibility() && found.textContent.includes(text));
}

export function describeJourneys(engine: () => Engine, front: () => Front): void {
  const journey = journeyIn(engine, front);

  journey(
    '[LOGIN-07] a reader registers, presses the button of the mail’s link, logs in and out',
    async (visit) => {
      const { email, nick, password } = newcomer(ASCII_DOMAIN);
      const field = (name: string) => ['portada-register', `input[name=${name}]`] as const;
      await visit.open('/registro/');
      await visit.type(nick, ...field('nick'));
      await visit.type(email, ...field('email'));
      await visit.type(password, ...field('password'));
      await visit.type('Marina', ...field('name'));
      await visit.type('Güell', ...field('surname'));
      await visit.type('29/02/1992', ...field('birthdate'));
      await visit.click(...field('terms'));
      await visit.click('portada-register', 'button[type=submit]');
      await visit.until('registration ends', isAt, '/registro/confirmacion/');
      await visit.open(await mailedPath(email, '/registro/'));
      await visit.click('main form button');
      await visit.until('the address is confirmed', isAt, '/registro/validado/');
      await visit.open('/acceso/');
      await fillLogin(visit, email.replace(ASCII_DOMAIN, DOMAIN), password);
      await visit.until('the profile opens', isAt, '/perfil/mi-cuenta/');
      // A call that the end of the session overtakes would be refused.
      await visit.until('its lists have come', hasCome, profileLists);
      await visit.click('portada-user-menu', 'button');
      await visit.click('portada-user-menu', 'li:last-child a');
      await visit.until('nobody is logged in', () => !document.cookie.includes('portada_user='));
    },
  );

  journey('a saved article is found saved again, and among the saved ones', async (visit) => {
    await enter(visit);
    const path = await newest('', 'recipe');
    await visit.open(path);
    await visit.click('portada-save-button', 'button[aria-pressed=false]');
    await visit.element('portada-save-button', 'button[aria-pressed=true]');
    await visit.open('/perfil/contenidos-guardados/');
    await visit.until(
      'the profile lists it',
      (href: string) => {
        return Boolean(document.querySelector(`portada-profile .portada a[href$="${href}"]`));
      },
      path,
    );
  });

  journey('a search is narrowed by a preset and by two days of the calendar', async (visit) => {
    const dates = ['portada-searcher', '.portada-date-selector-button'] as const;
    const isNarrowed = (other: string) => {
      const start = new URLSearchParams(location.search).get('startDate');
      return Boolean(start) && start !== other;
    };
    const startDate = () => new URLSearchParams(location.search).get('startDate') ?? '';
    await visit.open('/buscar/?text=mar');
    await visit.click(...dates);
    await visit.click('dialog[open]', 'li:last-child .portada-date-selector-option');
    await visit.until('the preset is in the address', isNarrowed, '');
    const before = await visit.tab.evaluate(startDate);
    await visit.click(...dates);
    await visit.click('dialog[open]', '.portada-date-selector-list + button');
    await visit.click('dialog[open]', '.portada-calendar-cell--today button');
    await visit.click('dialog[open]', '.portada-calendar-cell--today button');
    await visit.until('the days are in the address', isNarrowed, before);
  });

  journey('a comment is published', async (visit) => {
    const { nick } = await enter(visit);
    await visit.open(await newest('', 'video'));
    const text = `Lo leo en otro navegador, y soy ${nick}`;
    await visit.type(text, 'portada-comments', '.portada-comments-composer textarea');
    await visit.click('portada-comments', '.portada-comments-composer button[type=submit]');
    await visit.until('the comment stands', shows, 'portada-comments', '.portada-comment', text);
  });

  journey('a vote counts', async (visit) => {
    await enter(visit);
    await visit.open(await newest('', 'poll'));
    await visit.click('portada-poll', 'input[type=radio]');
    await visit.click('portada-poll', 'button[type=submit]');
    await visit.element('portada-poll', '.portada [role=meter], .portada meter');
    await visit.until('it is thanked for', shows, 'portada-poll', '[role=status]', 'Gracias');
  });

  journey('a recipe is rated', async (visit) => {
    // Without an account the other engine's rating, from the same address, would be this reader's (reading 29).
    await enter(visit);
    await visit.open(await newest('', 'recipe'));
    await visit.click('portada-recipe-rating', 'input[type=radio][value="4"]');
    await visit.click('portada-recipe-rating', 'button[type=submit]');
    await visit.until('it is thanked for', shows, 'portada-recipe-rating', '.portada', 'Gracias');
  });

  journey('a contribution is sent with a picture', async (visit) => {
    await enter(visit);
    await visit.open(await newest('', 'contribution'));
    const form = ['portada-contribution-form', '.portada'] as const;
    await (await visit.element(...form, 'input[type=file]')).attach(picture);
    await visit.until(
      'it is uploaded',
      shows,
      'portada-contribution-form',
      '.portada',
      'listo para enviarse',
    );
    await visit.type('La parada del instituto', ...form, 'input[name=title]');
    await visit.type('Ni un árbol.', ...form, 'textarea[name=text]');
    await visit.click(...form, 'input[type=checkbox]');
    await visit.click(...form, 'button[type=submit]');
    await visit.until(
      'it is thanked for',
      shows,
      'portada-contribution-form',
      'dialog[open]',
      'Hemos recibido',
    );
  });

  journey('a gallery is looked through in its viewer', async (visit) => {
    const counter = ['portada-photo-gallery', 'dialog[open] .portada-strip-counter'] as const;
    await visit.open(await newest('', 'gallery'));
    await visit.click('portada-photo-gallery', '.portada-photo-gallery-photo');
    await visit.until('the viewer opens', shows, ...counter, '1 / ');
    await visit.click('portada-photo-gallery', 'dialog[open]', '.portada-strip-arrow--next');
    await visit.until('the second photo is in sight', shows, ...counter, '2 / ');
  });

  journey('a film plays, or says that this browser has no means to', async (visit) => {
    await visit.open(await newest('', 'video'));
    await playFilm(visit);
  });

  journey(
    'back in the history, from the cache of whole pages, widgets are alive',
    async (visit) => {
      const first = await newest('', 'article');
      await visit.open(first);
      await visit.element('portada-save-button', 'button');
      // A page that is still loading something is not kept.
      await visit.until('the page is at rest', () => {
        const ends = performance
          .getEntriesByType('resource')
          .map(({ startTime, duration }) => startTime + duration);
        return performance.now() - Math.max(...ends) > 1_000;
      });
      await visit.tab.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      await visit.open('/aviso-legal/');
      // After the answer, which a page that has been left would not give.
      await visit.tab.evaluate(() => void setTimeout(() => history.back()));
      await visit.until('the article is back', isAt, first);
      // A page that was loaded anew has no such value.
      await visit.until('it is the one that was left', () => Reflect.get(window, 'persisted') === true);
      await visit.click('portada-save-button', 'button');
      await visit.element('portada-save-button', 'dialog[open]');
    },
    defaultIcon,
  );

  journey('[NEWSL-03] a newsletter is subscribed to', async (visit) => {
    const { email } = newcomer(DOMAIN);
    await visit.open('/boletines/');
    await visit.type(email, 'portada-newsletter-form', '.portada input[type=email]');
    await visit.click('portada-newsletter-form', '.portada input[name=newsletters]');
    await visit.click('portada-newsletter-form', '.portada input[name=terms]');
    await visit.click('portada-newsletter-form', '.portada button[type=submit]');
    await visit.until('it is thanked for', shows, 'portada-newsletter-form', 'dialog[open]', 'Gracias');
  });

  // What is in no cache cannot be loaded meanwhile.
  const notCached = /^not loaded:/;
  journey(
    'without a connection the offline page shows, and with it the page again',
    async (visit) => {
      const isOffline = () => document.body.classList.contains('page--notice');
      await visit.open('/ca/');
      await visit.until(
        'a service worker serves the page',
        () => navigator.serviceWorker.controller !== null,
      );
      await visit.front.goOffline();
      await visit.open('/ca/temps/');
      await visit.until('the offline page shows', isOffline);
      await visit.front.goOnline();
      await visit.open('/ca/temps/');
      await visit.until('the page shows', () => document.querySelector('portada-weather') !== null);
    },
    notCached,
  );
}
