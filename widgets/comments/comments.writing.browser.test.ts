import { COMMENT_MAX_LENGTH, listComments, postComment } from '@portada/contract';
import { comments, incompleteReader, reader } from '@portada/contract/fixtures';
import { $user, loginUrl, routeUrl } from '@portada/core';
import { failing, failures, later, ok } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { adoptTokens, beginSession, mount, recordEvents } from '../test/mount.ts';
import { CONTENT, commentsBackEnd, posted } from './test/comments-back-end.ts';
import { button, CLOCK, dialog, field, kept, nobody, open, refused, within } from './test/screen.ts';

beforeEach(async () => {
  await page.viewport(800, 900);
  adoptTokens();
  vi.useFakeTimers({ toFake: [...CLOCK] });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

describe('writing', () => {
  test('[COMM-01] what is sent stands before the list, with the focus, and the event is dispatched', async () => {
    const { asked } = await open();
    const events = recordEvents('portada:comment');
    await userEvent.fill(field, 'Yo también lo vi.');
    await userEvent.click(button('Publicar'));
    await expect.poll(() => document.activeElement?.id).toBe(`comment-${posted.id}`);
    await expect.element(field).toHaveValue('');
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'Yo también lo vi.' });
    expect(events).toEqual([{ contentId: CONTENT }]);
    await expect.element(page.getByText('28 comentarios')).toBeVisible();
    expect(kept('new')).toBeNull();
  });

  test('what the next reader has begun stays when the answer to the last one comes', async () => {
    const { asked, change } = await open();
    const answer = later();
    change(postComment, answer.answer);
    const events = recordEvents('portada:comment');
    await userEvent.fill(field, 'Yo también lo vi.');
    await userEvent.click(button('Publicar'));
    await expect.poll(() => asked.at(-1)?.method).toBe('POST');
    $user.set({ ...reader, id: '18' });
    await expect.element(field).toHaveValue('');
    await userEvent.fill(field, 'Una idea a medias');
    answer.come(ok(posted)());
    await expect.poll(() => events).toHaveLength(1);
    await expect.element(field).toHaveValue('Una idea a medias');
    expect(kept('new')).toMatch('Una idea a medias');
    expect(page.getByText('28 comentarios').elements()).toHaveLength(0);
  });

  test('[COMM-01] a reader who is not logged in is sent to log in, and what was typed waits', async () => {
    const { element } = await open(nobody);
    await userEvent.fill(field, 'Una idea a medias');
    const login = page.getByRole('link', { name: 'Inicia sesión para comentar' });
    const back = new URL('#comments', location.href).href;
    await expect.element(login).toHaveAttribute('href', loginUrl(back));
    element.remove();
    await vi.advanceTimersByTimeAsync(10);
    beginSession(reader);
    await mount('portada-comments', { 'content-id': CONTENT });
    await expect.element(field).toHaveValue('Una idea a medias');
    await expect.element(button('Publicar')).toBeVisible();
  });

  test('[COMM-02] an incomplete profile is shown what it lacks, with the way to it', async () => {
    await open({ ...incompleteReader, surname: '', birthdate: null, name: 'Nerea' });
    await expect.element(page.getByText(/Te falta: apellidos, fecha de nacimiento\./)).toBeVisible();
    const link = page.getByRole('link', { name: 'Completar mi cuenta' });
    await expect.element(link).toHaveAttribute('href', routeUrl('user.profile'));
    expect(page.getByRole('button', { name: 'Publicar' }).elements()).toHaveLength(0);
  });

  test('[COMM-03] counts characters as a reader does, and sends none too many', async () => {
    const { asked } = await open();
    await expect.element(page.getByText('Quedan 500 caracteres')).toBeVisible();
    await userEvent.fill(field, '👨‍👩‍👧'.repeat(COMMENT_MAX_LENGTH));
    await expect.element(page.getByText('Quedan 0 caracteres').first()).toBeVisible();
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await userEvent.fill(field, 'a'.repeat(COMMENT_MAX_LENGTH + 2));
    await expect.element(field).toHaveAccessibleDescription('Sobran 2 caracteres');
    await userEvent.fill(field, 'a'.repeat(COMMENT_MAX_LENGTH + 1));
    await expect.element(field).toHaveAccessibleDescription('Sobra 1 carácter');
    await userEvent.fill(field, 'a'.repeat(COMMENT_MAX_LENGTH - 1));
    await expect.element(field).toHaveAccessibleDescription('Queda 1 carácter');
    await userEvent.fill(field, 'a'.repeat(COMMENT_MAX_LENGTH + 2));
    await userEvent.click(button('Publicar'));
    await userEvent.fill(field, '   ');
    await userEvent.click(button('Publicar'));
    await expect.element(field).toHaveAccessibleDescription(/Escribe algo/);
    await expect.element(field).toHaveFocus();
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('[COMM-04] a comment that waits for a moderator says so to its author', async () => {
    const { change } = await open();
    change(postComment, ok({ ...posted, pending: true }));
    await userEvent.fill(field, 'Espero');
    await userEvent.click(button('Publicar'));
    await expect.poll(() => document.activeElement?.id).toBe(`comment-${posted.id}`);
    await expect
      .element(within(posted.id).getByText(/cuando lo revise el equipo de moderación/))
      .toBeVisible();
    expect(within(posted.id).getByRole('button', { name: /gusta/ }).elements()).toHaveLength(0);
  });

  test.each([true, false])('[COMM-08] closed comments take none; by attribute: %s', async (byAttribute) => {
    beginSession(reader);
    const { change } = commentsBackEnd();
    if (!byAttribute) change(listComments, ok({ ...comments, closed: true }));
    await mount('portada-comments', { 'content-id': CONTENT, ...(byAttribute && { closed: '' }) });
    await expect.element(page.getByText('Los comentarios de este contenido están cerrados.')).toBeVisible();
    expect(page.getByRole('textbox').elements()).toHaveLength(0);
    expect(page.getByRole('button', { name: 'Responder' }).elements()).toHaveLength(0);
  });

  test('[COMM-08] closed comments without any say that they are closed, and ask for none', async () => {
    beginSession(reader);
    const { change } = commentsBackEnd();
    change(listComments, ok({ ...comments, comments: [], numComments: 0, closed: true }));
    await mount('portada-comments', { 'content-id': CONTENT });
    await expect.element(page.getByText('Los comentarios de este contenido están cerrados.')).toBeVisible();
    expect(page.getByText(/Todavía no hay comentarios/).elements()).toHaveLength(0);
  });

  test('[COMM-08] so do those that are closed while somebody writes', async () => {
    const { change } = await open();
    change(postComment, refused(403, 'COMMENTS_CLOSED'));
    await userEvent.fill(field, 'Tarde');
    await userEvent.click(button('Publicar'));
    await expect.element(page.getByText('Los comentarios de este contenido están cerrados.')).toBeVisible();
    await expect.element(field).toHaveValue('Tarde');
    await expect.element(field).toHaveAttribute('readonly');
    await expect.element(field).toHaveFocus();
    expect(page.getByRole('button', { name: /Publicar|Responder/ }).elements()).toHaveLength(0);
  });

  test('[COMM-08] a reply that is rejected as too late can still be copied', async () => {
    const { change } = await open();
    change(postComment, refused(403, 'COMMENTS_CLOSED'));
    await userEvent.click(within('903').getByRole('button', { name: 'Responder' }));
    const reply = page.getByRole('textbox', { name: 'Responde a Iñaki.E' });
    await userEvent.fill(reply, 'Tarde');
    await userEvent.click(button('Publicar').last());
    await expect.element(page.getByRole('alert')).toMatchTextContent(/están cerrados/);
    await expect.element(reply).toHaveValue('Tarde');
    await expect.element(reply).toHaveFocus();
  });

  test('[COMM-01] a session that ends while somebody writes says so, and what was typed stays', async () => {
    const { change } = await open();
    change(postComment, failures['401'] ?? ok(posted));
    await userEvent.fill(field, 'Lo intento');
    const before = field.element();
    await userEvent.click(button('Publicar'));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Tu sesión ha terminado/);
    expect(field.element()).toBe(before);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('Lo intento');
    await expect.element(page.getByRole('link', { name: 'Inicia sesión para comentar' })).toBeVisible();
  });

  test('what one reader types is not for the next, who comes from another tab', async () => {
    const { element } = await open();
    await userEvent.fill(field, 'Esto es mío');
    $user.set({ ...reader, id: '8', nick: 'otra' });
    await expect.element(field).toHaveValue('');
    element.remove();
    await vi.advanceTimersByTimeAsync(10);
    beginSession({ ...reader, id: '8' });
    await mount('portada-comments', { 'content-id': CONTENT });
    await expect.element(field).toHaveValue('');
    beginSession(reader);
    await expect.element(field).toHaveValue('Esto es mío');
  });

  test('a comment on its way is not cancelled any more', async () => {
    const { change } = await open();
    const slow = later();
    change(postComment, slow.answer);
    await userEvent.click(within('903').getByRole('button', { name: 'Responder' }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Responde a Iñaki.E' }), 'Ya va');
    await userEvent.click(button('Publicar').last());
    await expect.element(button('Cancelar')).toBeDisabled();
    slow.come(ok({ ...posted, parentId: '903' })());
    await expect.poll(() => document.activeElement?.id).toBe(`comment-${posted.id}`);
  });

  test('a press on “Responder” leads to the field, also where it is open already', async () => {
    await open();
    const reply = page.getByRole('textbox', { name: 'Responde a marinero' });
    for (const id of ['904', '905', '905']) {
      await userEvent.click(within(id).getByRole('button', { name: 'Responder' }));
      await expect.element(reply).toHaveFocus();
    }
  });

  test('every key of a comment: its buttons, the reply that opens and closes, a dialog over it', async () => {
    await open();
    const reply = page.getByRole('textbox', { name: 'Responde a marinero' });
    const inComment = (name: string | RegExp) => within('904').getByRole('button', { name });
    const focusOn = (locator: Locator) => locator.element().focus();
    for (const key of ['{Enter}', ' ']) {
      focusOn(inComment('Responder'));
      await userEvent.keyboard(key);
      await expect.element(reply).toHaveFocus();
      // A line is no sending.
      await userEvent.keyboard('Ya{Enter}va{Tab}');
      await expect.element(button('Publicar').last()).toHaveFocus();
      await expect.element(reply).toHaveValue('Ya\nva');
      await userEvent.keyboard(`{Tab}${key}`);
      await expect.element(reply).not.toBeInTheDocument();
      expect(document.activeElement?.id).toBe('comment-904');

      focusOn(inComment('Denunciar'));
      await userEvent.keyboard(key);
      await expect.element(dialog).toBeVisible();
      expect(dialog.element().contains(document.activeElement)).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(inComment('Denunciar')).toHaveFocus();
    }
    focusOn(inComment(/^Me gusta/));
    await userEvent.keyboard(' ');
    await expect.element(inComment(/^Me gusta/)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(inComment(/^Me gusta/)).toHaveFocus();
    const order = page.getByRole('combobox', { name: 'Ordenar por' });
    focusOn(order);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(order).toHaveValue('oldest');
    await expect.element(order).toHaveFocus();
    focusOn(button('Cargar más'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.localName).toBe('article');
  });

  test('[COMM-09] a comment that fails says that it could not be published, and stays', async () => {
    const { change } = await open();
    change(postComment, failing);
    await userEvent.fill(field, 'Lo intento');
    await userEvent.click(button('Publicar'));
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/No hemos podido publicar tu comentario/);
    await expect.element(field).toHaveValue('Lo intento');
    change(postComment, ok(posted));
    await userEvent.click(button('Publicar'));
    await expect.element(field).toHaveValue('');
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });

  test('what is not sent outlives the page, a reply too', async () => {
    const { element } = await open();
    await userEvent.fill(field, 'A medias');
    await userEvent.click(within('903').getByRole('button', { name: 'Responder' }));
    const reply = page.getByRole('textbox', { name: 'Responde a Iñaki.E' });
    await expect.element(reply).toHaveFocus();
    await userEvent.fill(reply, 'También a medias');
    element.remove();
    await vi.advanceTimersByTimeAsync(10);
    await mount('portada-comments', { 'content-id': CONTENT });
    await expect.element(reply).toHaveValue('También a medias');
    await expect.element(field).toHaveValue('A medias');
    await userEvent.click(button('Cancelar'));
    await expect.poll(() => document.activeElement?.id).toBe('comment-903');
    expect(kept('reply-903')).toBeNull();
  });

  test('[COMM-01] a reply stands under its comment', async () => {
    const { asked } = await open();
    await userEvent.click(within('905').getByRole('button', { name: 'Responder' }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Responde a marinero' }), 'Y yo.');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(() => document.activeElement?.id).toBe(`comment-${posted.id}`);
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'Y yo.', parentId: '904' });
    const replies = page.getByRole('list', { name: 'Respuestas a marinero' });
    await expect.element(replies.getByText('Y yo.')).toBeVisible();
  });
});
