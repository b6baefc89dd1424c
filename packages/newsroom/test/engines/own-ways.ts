/** Journeys in which engines have ways of their own: with the history, the caret, playlists. */
import type { Engine } from './engine.ts';
import type { Front } from './front.ts';
import { defaultIcon, fillLogin, isAt, journeyIn, playFilm } from './journey.ts';
import { newest, register } from './readers.ts';

/** Runs in the page: whether a field of the registration has this value, and the caret there. */
function holds(name: string, value: string, caret: number): boolean {
  const form = document.querySelector('portada-register');
  const field = (form?.shadowRoot ?? form)?.querySelector<HTMLInputElement>(`.portada input[name=${name}]`);
  return field?.value === value && (caret < 0 || field.selectionStart === caret);
}

/** Runs in the page: takes the film's place with the same from another address. */
function playFrom(address: string): void {
  const player = document.querySelector('portada-video-player');
  const video: unknown = JSON.parse(player?.getAttribute('video') ?? '');
  const other = document.createElement('portada-video-player');
  other.setAttribute('content-id', player?.getAttribute('content-id') ?? '');
  other.setAttribute('video', JSON.stringify(Object.assign({}, video, { hlsSource: address })));
  player?.replaceWith(other);
}

export function describeOwnWays(engine: () => Engine, front: () => Front): void {
  const journey = journeyIn(engine, front);

  journey(
    '[LOGIN-09] back after a login from an article leads to the articles that were read',
    async (visit) => {
      const { email, password } = await register(visit);
      const [first, second] = [await newest('', 'recipe'), await newest('', 'article')];
      // After the answer, which a page that has been left would not give.
      const goBack = () => visit.tab.evaluate(() => void setTimeout(() => history.back()));
      await visit.open(first);
      await visit.open(second);
      await visit.click('portada-user-menu', 'a');
      await visit.until('the login opens', isAt, '/acceso/');
      await fillLogin(visit, email, password);
      await visit.until('the article is back', isAt, second);
      await visit.tab.evaluate(() => void Object.assign(window, { isAfterLogin: true }));
      await goBack();
      await visit.until('it is the page before', () => Reflect.get(window, 'isAfterLogin') === undefined);
      await visit.until('which is the article', isAt, second);
      await goBack();
      await visit.until('the first article is back', isAt, first);
    },
    defaultIcon,
  );

  journey('[REG-02] a date is corrected in its middle', async (visit) => {
    const field = ['portada-register', '.portada input[name=birthdate]'] as const;
    const shows = (value: string, caret = -1) =>
      visit.until(`the date is ${value}`, holds, 'birthdate', value, caret);
    await visit.open('/registro/');
    await visit.type('21/11/1990', ...field);
    await shows('21/11/1990', 10);
    await visit.tab.evaluate(() => {
      const form = document.querySelector('portada-register');
      const root = form?.shadowRoot ?? form;
      root?.querySelector<HTMLInputElement>('.portada input[name=birthdate]')?.setSelectionRange(1, 1);
    });
    await visit.tab.press('Backspace');
    await shows('1/11/1990', 0);
    await visit.tab.press('1');
    await shows('11/11/1990', 1);
    await visit.tab.press('Backspace');
    await shows('1/11/1990', 0);
    await visit.tab.press('Tab');
    await shows('01/11/1990');
  });

  for (const address of ['manifest(format=m3u8-aapl)', 'index.m3u']) {
    journey(`[MEDIA-01] a film at ${address} is HLS`, async (visit) => {
      await visit.open(await newest('', 'video'));
      await visit.element('portada-video-player', 'button');
      await visit.tab.evaluate(playFrom, `/media/hls/puerto/4/${address}`);
      await playFilm(visit);
    });
  }
}
