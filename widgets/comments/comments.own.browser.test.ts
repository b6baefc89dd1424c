import {
  deleteComment,
  editComment,
  listComments,
  listOwnComments,
  reportComment,
  voteComment,
} from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { loginUrl } from '@portada/core';
import { failures, later, ok } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, beginSession, mount } from '../test/mount.ts';
import { CONTENT, commentsBackEnd, owned, posted } from './test/comments-back-end.ts';
import { button, CLOCK, comment, dialog, kept, nobody, open, refused, within } from './test/screen.ts';

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

describe('one’s own comment', () => {
  const own = { ...posted, id: '903', text: 'Con una herrata' };
  async function openOwn() {
    beginSession(reader);
    const server = commentsBackEnd();
    server.change(listOwnComments, ok({ comments: [own] }));
    await mount('portada-comments', { 'content-id': CONTENT });
    await expect.element(button('Cambiar')).toBeVisible();
    return server;
  }

  test('can be changed for five minutes', async () => {
    const { asked } = await openOwn();
    await userEvent.click(button('Cambiar'));
    const edit = page.getByRole('textbox', { name: 'Cambia tu comentario' });
    await expect.element(edit).toHaveValue(own.text);
    await userEvent.fill(edit, 'Con una errata');
    await userEvent.click(button('Guardar los cambios'));
    await expect.element(within('903').getByText('Con una errata')).toBeVisible();
    await expect
      .poll(() => asked.at(-1))
      .toMatchObject({ method: 'PATCH', path: '/api/front/comments/4711/903' });
    await expect.poll(() => document.activeElement?.id).toBe('comment-903');
    // In steps: a slow machine begins to count a moment after it has drawn.
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(60_000);
        return page.getByRole('button', { name: 'Cambiar' }).elements();
      })
      .toHaveLength(0);
    expect(page.getByRole('button', { name: 'Retirar' }).elements()).toHaveLength(0);
  });

  test('can be taken back, once asked, and the focus goes to the next', async () => {
    const { change } = await openOwn();
    change(deleteComment, failures.offline ?? ok({}));
    await userEvent.click(button('Retirar'));
    await vi.waitFor(() => expect(dialog.element()).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('No hemos podido hacerlo.');
    change(deleteComment, ok({ success: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
    await expect.poll(() => document.activeElement?.id).toBe('comment-901');
    expect(document.querySelector('#comment-903')).toBeNull();
    await expect.element(page.getByText('26 comentarios')).toBeVisible();
    await expect.element(page.getByText('Has retirado el comentario.')).toBeVisible();
  });

  test('keeps the change that is being written when the session ends', async () => {
    const { change } = await openOwn();
    change(editComment, failures['401'] ?? ok({}));
    await userEvent.click(button('Cambiar'));
    const edit = page.getByRole('textbox', { name: 'Cambia tu comentario' });
    await userEvent.fill(edit, 'Con una errata');
    await userEvent.click(button('Guardar los cambios'));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Tu sesión ha terminado/);
    await expect.element(edit).toHaveValue('Con una errata');
    await expect.element(edit).toHaveFocus();
  });

  test('goes on being changed after a reload, and no longer once it is settled', async () => {
    const { change } = await openOwn();
    const edit = page.getByRole('textbox', { name: 'Cambia tu comentario' });
    await userEvent.click(button('Cambiar'));
    await userEvent.fill(edit, 'Con una errata');
    const reload = async (editableSeconds: number) => {
      document.querySelector('portada-comments')?.remove();
      await vi.advanceTimersByTimeAsync(10);
      // One’s own comes after the list that everybody shares.
      const slow = later();
      change(listOwnComments, slow.answer);
      await mount('portada-comments', { 'content-id': CONTENT });
      await expect.element(page.getByRole('article').first()).toBeVisible();
      slow.come(ok({ comments: [{ ...own, editableSeconds }] })());
    };
    await reload(60);
    await expect.element(edit).toHaveValue('Con una errata');
    await reload(0);
    await expect.poll(() => comment('903').querySelector('button')?.disabled).toBe(true);
    expect(edit.elements()).toHaveLength(0);
    expect(kept('edit-903')).toBeNull();
  });

  test('is for others to judge', async () => {
    await openOwn();
    await expect.element(within('903').getByRole('button', { name: /^Me gusta/ })).toBeDisabled();
    expect(within('903').getByRole('button', { name: 'Denunciar' }).elements()).toHaveLength(0);
  });
});

describe('votes and reports', () => {
  const like = (id: string) => within(id).getByRole('button', { name: /^Me gusta/ });

  test('[COMM-05] a vote counts and is shown', async () => {
    await open();
    await userEvent.click(like('904'));
    await expect.element(like('904')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(like('904')).toHaveAccessibleName('Me gusta: 15');
  });

  test('[COMM-07] a second one shows that there is only one, known here or answered by the server', async () => {
    const { change } = await open();
    await userEvent.click(like('904'));
    await expect.element(like('904')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(like('904'));
    await expect.element(page.getByText(/Solo se puede votar una vez/)).toBeVisible();
    await vi.advanceTimersByTimeAsync(5_000);
    change(voteComment, refused(409, 'COMMENT_ALREADY_VOTED'));
    await userEvent.click(like('901'));
    await expect.element(page.getByText(/Solo se puede votar una vez/)).toBeVisible();
  });

  test('[COMM-06] what the reader has disliked and reported before is shown so', async () => {
    beginSession({ ...reader, commentsDislikeId: ['903'], commentsReportId: ['901'] });
    commentsBackEnd();
    await mount('portada-comments', { 'content-id': CONTENT });
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expect
      .element(within('903').getByRole('button', { name: /^No me gusta/ }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect.element(within('901').getByRole('button', { name: 'Denunciado' })).toBeVisible();
  });

  test('[COMM-04] [COMM-06] so is what only the server knows', async () => {
    beginSession(reader);
    const { change } = commentsBackEnd();
    change(listOwnComments, owned);
    await mount('portada-comments', { 'content-id': CONTENT });
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expect.element(like('905')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(within('908').getByText(/equipo de moderación/)).toBeVisible();
  });

  test('[COMM-05] a report goes out with its reason, and is thanked for', async () => {
    const { asked, change } = await open();
    change(reportComment, failures['500'] ?? ok({}));
    await userEvent.click(within('904').getByRole('button', { name: 'Denunciar' }));
    await vi.waitFor(() => expect(dialog.element()).toBeVisible());
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Motivo' }), 'Es publicidad');
    await userEvent.click(dialog.getByRole('button', { name: 'Denunciar' }));
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    change(reportComment, ok({ success: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Denunciar' }));
    await expect.element(page.getByText('Gracias. Revisaremos el comentario.')).toBeVisible();
    expect(asked.at(-1)?.body).toEqual({ reason: 'spam' });
    await expect.element(within('904').getByRole('button', { name: 'Denunciado' })).toBeVisible();
  });

  test('[COMM-05] so is a reader whose session has expired, and what was open stays open', async () => {
    const { change } = await open();
    change(reportComment, failures['401'] ?? ok({}));
    await userEvent.click(within('904').getByRole('button', { name: 'Denunciar' }));
    await vi.waitFor(() => expect(dialog.element()).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Denunciar' }));
    await expect.element(dialog).toHaveAccessibleName('Inicia sesión para participar');
    await expect.element(dialog.getByRole('link')).toHaveAttribute('href', loginUrl());
    expect(document.querySelector('#comment-904')).not.toBeNull();
  });

  test('[COMM-05] a vote says its number as it is written', async () => {
    beginSession(reader);
    const { change } = commentsBackEnd();
    change(listComments, ok({ comments: [{ id: '904', nick: 'Xelo', text: 'Hola', likes: 12_345 }] }));
    await mount('portada-comments', { 'content-id': CONTENT });
    await expect.element(page.getByRole('button', { name: 'Me gusta: 12.345', exact: true })).toBeVisible();
  });

  test('[COMM-05] a reader who is not logged in is asked to, to vote and to report', async () => {
    const { asked } = await open(nobody);
    for (const name of [/^Me gusta/, /^No me gusta/, /^Denunciar$/]) {
      await userEvent.click(within('904').getByRole('button', { name }));
      await vi.waitFor(() => expect(dialog.element()).toBeVisible());
      await expect.element(dialog.getByRole('link')).toHaveAttribute('href', loginUrl());
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
    }
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  });
});
