import { getPoll, getProfile, type Poll, votePoll } from '@portada/contract';
import {
  closedPoll,
  openPoll,
  reader,
  severalPoll,
  severalVotedPoll,
  votedPoll,
} from '@portada/contract/fixtures';
import { $page } from '@portada/core';
import { backEnd, failing, failures, json, later, ok } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, beginSession, beginUnknownSession, mount, recordEvents, speak } from '../test/mount.ts';
import './index.ts';

beforeEach(() => {
  adoptTokens();
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

const DAY_MS = 86_400_000;
const submit = page.getByRole('button', { name: 'Votar' });
const option = (name: string | RegExp) => page.getByRole('radio', { name });
const box = (name: string) => page.getByRole('checkbox', { name });
const dialog = page.getByRole('dialog');
const alert = page.getByRole('alert');
const heading = (name: string) => page.getByRole('heading', { name });
const at = (days: number) => ({ date: new Date(Date.now() + days * DAY_MS).toISOString() });
const meters = () =>
  [...document.querySelectorAll('portada-poll meter')].map((meter) =>
    meter instanceof HTMLMeterElement ? meter.value : undefined,
  );
const refusal = (errorCode: string) => () => json({ httpCode: 409, errorCode, message: 'No.' }, 409);

type Answer = (typeof failures)[string];

/** A reader is logged in, and this is what a vote and the poll are answered with. */
function asReader(vote: Answer = ok({}), read: Answer = ok(openPoll)) {
  beginSession(reader);
  return backEnd([votePoll, vote], [getPoll, read]);
}

test('[POLL-01] a reader chooses, votes, and sees what everybody chose', async () => {
  const answer = later();
  const { asked } = asReader(answer.answer);
  const events = recordEvents('portada:vote');
  await mount('portada-poll', { poll: openPoll });
  const group = page.getByRole('group', { name: openPoll.question });
  await expect.element(group).toHaveAccessibleDescription('Elige una opción.');
  expect(meters()).toEqual([]);
  await userEvent.click(option(/límites/));
  await userEvent.click(submit);
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  answer.come(ok(votedPoll)());
  await expect.poll(meters).toEqual([32, 50, 18]);
  const own = page.getByRole('listitem').filter({ hasText: 'Tu voto' });
  await expect.element(own).toMatchTextContent(/límites a los cruceros655 votos50 %/);
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(
      /Gracias, tu voto ya cuenta\. Va en cabeza «Sí, pero con límites a los cruceros», con el 50 %\./,
    );
  await expect.element(heading(openPoll.question)).toHaveFocus();
  expect(events).toEqual([{ pollId: '61' }]);
  expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { optionId: '2' } }]);
});

test('[POLL-01] arrows choose and Enter votes', async () => {
  const { asked } = asReader(ok(votedPoll));
  await mount('portada-poll', { poll: openPoll });
  await userEvent.keyboard('{Tab} {ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(meters).toHaveLength(3);
  expect(asked.at(-1)?.body).toEqual({ optionId: '3' });
});

test('[POLL-01] without a choice nothing is sent, and the reader sees why', async () => {
  const { asked } = asReader();
  await mount('portada-poll', { poll: openPoll });
  await userEvent.click(submit);
  await expect.element(alert).toMatchTextContent('Elige una opción antes de votar.');
  await expect.element(option(/quedado pequeño/)).toHaveFocus();
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(option('No'));
  await expect.element(alert).not.toBeInTheDocument();
});

test('[POLL-01] of several choices no more can be made than the poll takes', async () => {
  const { asked } = asReader(ok(severalVotedPoll), ok(severalPoll));
  await mount('portada-poll', { poll: severalPoll });
  await expect.element(page.getByRole('group')).toHaveAccessibleDescription('Elige hasta 2 opciones.');
  await userEvent.click(box('Sombra'));
  await userEvent.click(box('Fuentes'));
  await expect.element(box('Bancos')).toBeDisabled();
  await userEvent.click(box('Sombra'));
  await expect.element(box('Bancos')).toBeEnabled();
  await userEvent.click(box('Sombra'));
  await userEvent.click(submit);
  await expect.poll(meters).toEqual([76, 44, 50, 15]);
  expect(asked.at(-1)?.body).toEqual({ optionIds: ['13', '11'] });
  await expect.element(page.getByText(/800 participantes/)).toBeVisible();
});

test('[POLL-01] of several choices that may be but one, one is asked for', async () => {
  asReader(ok({}), ok({ ...severalPoll, maxChoices: 1 }));
  await mount('portada-poll', { poll: { ...severalPoll, maxChoices: 1 } });
  await expect.element(page.getByRole('group')).toHaveAccessibleDescription('Elige una opción.');
  await userEvent.click(box('Sombra'));
  await expect.element(box('Fuentes')).toBeDisabled();
});

test('[POLL-01] pressed twice before it is known who reads, it votes and tells once', async () => {
  beginUnknownSession(reader.id);
  const profile = later();
  const { asked } = backEnd([getProfile, profile.answer], [getPoll, ok(openPoll)], [votePoll, ok(votedPoll)]);
  const events = recordEvents('portada:vote');
  await mount('portada-poll', { poll: openPoll });
  await userEvent.click(option('No'));
  await userEvent.click(submit);
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  option('No').element().closest('form')?.requestSubmit();
  profile.come(ok(reader)());
  await expect.poll(meters).toHaveLength(3);
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(events).toEqual([{ pollId: '61' }]);
});

test('[POLL-02] an anonymous vote asks to log in, and the choice is there on the next page', async () => {
  beginSession();
  const before = $page.get();
  onTestFinished(() => $page.set(before));
  $page.set({ ...before, site: { ...before.site, name: 'Diario del Puerto' } });
  const { asked } = backEnd();
  const element = await mount('portada-poll', { poll: openPoll });
  await userEvent.click(option('No'));
  await userEvent.click(submit);
  await expect.element(dialog).toMatchTextContent(/Para votar hace falta una cuenta de Diario del Puerto/);
  const login = dialog.getByRole('link', { name: 'Iniciar sesión' });
  await expect
    .element(login)
    .toHaveAttribute('href', expect.stringContaining(`backUrl=${encodeURIComponent(location.href)}`));
  await userEvent.keyboard('{Escape}');
  await expect.element(submit).toHaveFocus();
  expect(asked).toEqual([]);
  element.remove();

  beginSession(reader);
  backEnd([getPoll, ok(openPoll)], [votePoll, ok(votedPoll)]);
  await mount('portada-poll', { poll: openPoll });
  await expect.element(option('No')).toBeChecked();
  await userEvent.click(submit);
  await expect.poll(meters).toHaveLength(3);
  expect(sessionStorage.length).toBe(0);
});

test('[POLL-02] a session that has ended asks to log in too, with the choice kept', async () => {
  asReader(failures['401'] ?? ok({}));
  await mount('portada-poll', { poll: openPoll });
  await userEvent.click(option('No'));
  await userEvent.click(submit);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(option('No')).toBeChecked();
});

test('[POLL-01] it follows the reader: their results when they log in, the ballot when they leave', async () => {
  beginSession();
  backEnd([getPoll, ok(votedPoll)]);
  await mount('portada-poll', { poll: openPoll });
  await expect.element(submit).toBeVisible();
  expect(meters()).toEqual([]);
  const { setUser, clearUser } = await import('@portada/core/user/store.ts');
  setUser(reader);
  await expect.poll(meters).toEqual([32, 50, 18]);
  await expect.element(submit).not.toBeInTheDocument();
  clearUser();
  await expect.element(submit).toBeVisible();
  expect(meters()).toEqual([]);
});

test('[POLL-01] closed meanwhile, it says so and shows the results', async () => {
  const { change } = asReader(refusal('POLL_CLOSED'));
  await mount('portada-poll', { poll: openPoll });
  await userEvent.click(option('No'));
  change(getPoll, ok({ ...closedPoll, id: openPoll.id }));
  await userEvent.click(submit);
  await expect.poll(meters).toEqual([32, 50, 18]);
  await expect.element(page.getByRole('status')).toMatchTextContent(/se ha cerrado antes de que votaras/);
  await expect.element(page.getByText(/Encuesta cerrada · 1300 votos/)).toBeVisible();
});

test('[POLL-01] voted on in another tab, it says that a vote does not change', async () => {
  const { change } = asReader(refusal('POLL_ALREADY_VOTED'));
  await mount('portada-poll', { poll: openPoll });
  await userEvent.click(option('No'));
  change(getPoll, ok(votedPoll));
  await userEvent.click(submit);
  await expect.poll(meters).toHaveLength(3);
  await expect.element(page.getByRole('status')).toMatchTextContent(/Ya habías votado/);
});

test('[POLL-01] closed, it shows the results to everybody and asks nothing', async () => {
  beginSession();
  const { asked } = backEnd();
  await mount('portada-poll', { poll: closedPoll });
  await expect.poll(meters).toEqual([32, 50, 18]);
  await expect.element(page.getByRole('meter', { name: 'No' })).toBeVisible();
  expect(submit.elements()).toEqual([]);
  expect(asked).toEqual([]);
});

test('[POLL-01] kept in a page for longer than it was open, it fetches its results', async () => {
  beginSession();
  const { asked } = backEnd([getPoll, ok({ ...closedPoll, id: openPoll.id })]);
  await mount('portada-poll', { poll: { ...openPoll, closesAt: at(-1) } });
  await expect.poll(meters).toHaveLength(3);
  expect(asked.map(({ url }) => url.search)).toEqual(['']);
});

test('[POLL-01] one to come shows its options and when it opens', async () => {
  beginSession();
  const opensAt = { date: '2099-01-05T12:00:00+01:00' };
  await mount('portada-poll', { poll: { ...openPoll, opensAt } });
  await expect.element(page.getByText('Se abre el 05 ene 2099')).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
  expect(submit.elements()).toEqual([]);
});

test('[POLL-01] it opens and closes by the clock while the page stands', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  beginSession();
  backEnd([getPoll, ok({ ...closedPoll, id: openPoll.id })]);
  await mount('portada-poll', { poll: { ...openPoll, opensAt: at(1), closesAt: at(2) } });
  expect(submit.elements()).toEqual([]);
  await vi.advanceTimersByTimeAsync(DAY_MS);
  await expect.element(submit).toBeVisible();
  await vi.advanceTimersByTimeAsync(DAY_MS);
  await expect.poll(meters).toHaveLength(3);
});

test('[POLL-01] a vote that fails is announced and keeps the choice; the next try works', async () => {
  const { change } = asReader(failing);
  await mount('portada-poll', { poll: openPoll });
  await userEvent.click(option('No'));
  await userEvent.click(submit);
  await expect.element(alert).toMatchTextContent(/No hemos podido registrar tu voto/);
  await expect.element(option('No')).toBeChecked();
  change(votePoll, ok(votedPoll));
  await userEvent.click(submit);
  await expect.poll(meters).toHaveLength(3);
  await expect.element(alert).not.toBeInTheDocument();
});

test('what an editor writes is text', async () => {
  beginSession();
  const hostile = '<img src=x onerror=alert(1)>\u202etxet';
  const poll: Poll = {
    ...closedPoll,
    question: hostile,
    options: [{ id: '<b>"\'', text: hostile, votes: 3 }],
  };
  const element = await mount('portada-poll', { poll });
  await expect.element(heading(hostile)).toBeVisible();
  expect(element.querySelector('img, b')).toBeNull();
});

test('a poll that cannot be read leaves what the server wrote', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => errors.mockRestore());
  for (const broken of ['{"question":"?"}', '[]', '{', 'null', '']) {
    const element = document.createElement('portada-poll');
    element.setAttribute('poll', broken);
    element.append('¿Más tranvía?');
    document.body.append(element);
    onTestFinished(() => element.remove());
    await expect.poll(() => element.dataset.state).toBe('failed');
    expect(element.textContent).toContain('¿Más tranvía?');
  }
});

test('[I18N-01] speaks Catalan on a Catalan page', async () => {
  beginSession();
  speak('ca');
  await mount('portada-poll', { poll: { ...closedPoll, totalVotes: 1 } });
  await expect.element(page.getByText('Enquesta tancada · 1 vot')).toBeVisible();
});
