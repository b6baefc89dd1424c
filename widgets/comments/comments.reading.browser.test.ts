import { countComments, listComments } from '@portada/contract';
import { comments } from '@portada/contract/fixtures';
import { visit } from '@portada/core/test/page.ts';
import { failing, failures, ok, tooMany } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, beginSession, mount, speak } from '../test/mount.ts';
import { CONTENT, commentsBackEnd, lastPage } from './test/comments-back-end.ts';
import { button, CLOCK, comment, nobody, open, within } from './test/screen.ts';
import { COMMENTS_POLL_MS } from './totals.store.ts';

beforeEach(async () => {
  await page.viewport(800, 900);
  adoptTokens();
  vi.useFakeTimers({ toFake: [...CLOCK] });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('[COMM-01] reading', () => {
  test('shows who says what, when, and what others reply', async () => {
    await open(nobody);
    expect(comment('904').textContent).toMatch(/marinero.*21 nov 2026, 10:12.*Llevo treinta años/s);
    const replies = page.getByRole('list', { name: 'Respuestas a marinero' });
    await expect.element(replies.getByRole('listitem').nth(2)).toMatchTextContent('¿Y en invierno?');
    expect(comment('906').textContent).toMatch(/Cuenta eliminada.*\(editado\)/s);
    await expect.element(page.getByText('27 comentarios')).toBeVisible();
  });

  test('markup is text, and a nick keeps its direction to itself', async () => {
    beginSession();
    const { change } = commentsBackEnd();
    const hostile = '<img src=x onerror=alert(1)>';
    change(listComments, ok({ comments: [{ id: '1', nick: hostile, text: `${hostile}\nsegunda` }] }));
    await mount('portada-comments', { 'content-id': CONTENT });
    await expect.element(page.getByRole('article').first()).toMatchTextContent(hostile);
    expect(comment('1').querySelector('img')).toBeNull();
    expect(comment('1').querySelector('bdi')?.textContent).toBe(hostile);
  });

  test('goes on at the foot, and in another order', async () => {
    const { asked, change } = await open(nobody);
    await userEvent.click(button('Cargar más'));
    await expect.poll(() => document.querySelectorAll('article').length).toBe(7);
    expect(asked.some(({ path }) => path.endsWith('?cursor=901'))).toBe(true);
    change(listComments, ok(lastPage));
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Ordenar por' }), 'Mejor valorados');
    await expect.poll(() => document.querySelectorAll('article').length).toBe(1);
    expect(asked.at(-1)?.path).toBe('/api/front/comments/4711?order=best');
  });

  test('the replies that did not come along come at a press, with the focus', async () => {
    await open(nobody);
    await userEvent.click(button('Ver 2 respuestas más'));
    await expect.poll(() => document.activeElement?.id).toBe('comment-909');
    expect(page.getByRole('button', { name: /respuestas? más/ }).elements()).toHaveLength(0);
  });

  test('a permanent link opens the list at its comment', async () => {
    visit('/?comment=880#comment-880');
    beginSession();
    const { asked, change } = commentsBackEnd();
    change(listComments, ok({ ...lastPage, hasEarlier: true }));
    await mount('portada-comments', { 'content-id': CONTENT });
    await expect.poll(() => document.activeElement?.id).toBe('comment-880');
    expect(asked[0]?.path).toBe('/api/front/comments/4711?from=880');
    change(listComments, ({ url }) => ok(url.searchParams.has('cursor') ? lastPage : comments)());
    await userEvent.click(button('Ver desde el principio'));
    await expect.poll(() => document.activeElement?.id).toBe('comment-904');
    // Met on the way, it is not brought to the reader once more.
    await userEvent.click(button('Cargar más'));
    await expect.poll(() => document.activeElement?.id).toBe('comment-880');
  });

  test('on such a page other anchors lead where they lead', async () => {
    visit('/?comment=904#comment-904');
    const { asked } = await open(nobody);
    await expect.poll(() => document.activeElement?.id).toBe('comment-904');
    const select = page.getByRole('combobox', { name: 'Ordenar por' });
    select.element().focus();
    for (const hash of ['#contenido', '#comments']) {
      visit(`/?comment=904${hash}`);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    }
    await expect.element(select).toHaveFocus();
    visit('/?comment=904#comment-903');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await expect.poll(() => document.activeElement?.id).toBe('comment-903');
    const lists = asked.filter(({ path }) => path.startsWith('/api/front/comments/4711?'));
    expect(lists).toHaveLength(1);
  });

  test('an address that leads elsewhere on the page begins at no comment', async () => {
    visit('/?comment=880#comments');
    const { asked } = await open(nobody);
    expect(asked[0]?.path).toBe('/api/front/comments/4711');
    expect(document.activeElement).toBe(document.body);
  });

  test('the focus stays on the order that was chosen, whatever was said before', async () => {
    await open();
    await userEvent.fill(page.getByRole('textbox', { name: 'Escribe un comentario' }), 'Yo también.');
    await userEvent.click(button('Publicar'));
    await expect.poll(() => document.activeElement?.id).toBe('comment-950');
    const select = page.getByRole('combobox', { name: 'Ordenar por' });
    select.element().focus();
    for (const order of ['Más antiguos', 'Más recientes']) {
      await userEvent.selectOptions(select, order);
      await expect.element(page.getByRole('article').first()).toBeVisible();
      await expect.element(select).toHaveFocus();
    }
  });

  test('an order that fails stays chosen, and is what is asked for again', async () => {
    const { asked, change } = await open(nobody);
    const select = page.getByRole('combobox', { name: 'Ordenar por' });
    change(listComments, failures.offline ?? ok({}));
    await userEvent.selectOptions(select, 'Mejor valorados');
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(select).toHaveValue('best');
    await userEvent.click(button('Volver a intentarlo'));
    await expect.element(button('Volver a intentarlo')).not.toHaveAttribute('aria-busy');
    await expect.element(button('Volver a intentarlo')).toHaveFocus();
    change(listComments, ok(lastPage));
    await userEvent.click(button('Volver a intentarlo'));
    await expect.poll(() => document.querySelectorAll('article').length).toBe(1);
    expect(asked.at(-1)?.path).toBe('/api/front/comments/4711?order=best');
    await expect.element(page.getByText('27 comentarios')).toHaveFocus();
  });

  test('each comment has such a link', async () => {
    visit('/politica/?utm=1');
    await open(nobody);
    const link = within('905').getByRole('link', { name: /Enlace a este comentario/ });
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringContaining('/politica/?utm=1&comment=905#comment-905'));
  });

  test('new ones are offered, and nothing moves until they are asked for', async () => {
    const { change } = await open(nobody);
    const top = comment('904').getBoundingClientRect().top;
    change(countComments, ok({ counts: [{ id: CONTENT, numComments: 30 }] }));
    await vi.advanceTimersByTimeAsync(COMMENTS_POLL_MS);
    await expect.element(button('3 comentarios nuevos')).toBeVisible();
    expect(comment('904').getBoundingClientRect().top).toBe(top);
    change(listComments, ok({ comments: [{ id: '970', nick: 'Xelo', text: 'Nuevo' }], numComments: 30 }));
    await userEvent.click(button('3 comentarios nuevos'));
    await expect.poll(() => document.activeElement?.id).toBe('comment-970');
    expect(page.getByRole('button', { name: /nuevos/ }).elements()).toHaveLength(0);
  });

  test('a list, and a page of it, that was asked for too often says when to try again', async () => {
    beginSession();
    const { change } = commentsBackEnd();
    const wait = page.getByText('Has hecho demasiados intentos. Vuelve a intentarlo dentro de 15 minutos.');
    change(listComments, tooMany);
    await mount('portada-comments', { 'content-id': CONTENT });
    await expect.element(wait).toBeVisible();
    change(listComments, ok(comments));
    await userEvent.click(button('Volver a intentarlo'));
    await expect.element(page.getByText('27 comentarios')).toBeVisible();
    change(listComments, tooMany);
    await userEvent.click(button('Cargar más'));
    await expect.element(wait).toBeVisible();
  });

  test('a list that fails may be asked for again', async () => {
    beginSession();
    const { change } = commentsBackEnd();
    change(listComments, failing);
    await mount('portada-comments', { 'content-id': CONTENT });
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('No hemos podido cargar los comentarios.');
    change(listComments, ok(comments));
    await userEvent.click(button('Volver a intentarlo'));
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expect.element(page.getByText('27 comentarios')).toHaveFocus();
  });

  test('speaks Catalan', async () => {
    speak('ca');
    await open(nobody);
    await expect.element(page.getByRole('textbox', { name: 'Escriu un comentari' })).toBeVisible();
  });
});

test('what the server wrote stays until the list is there, and the ids are then the list’s own', async () => {
  beginSession();
  commentsBackEnd();
  const element = document.createElement('portada-comments');
  element.setAttribute('content-id', CONTENT);
  const served = document.createElement('p');
  served.id = 'comment-904';
  served.textContent = 'Servido';
  element.append(served);
  document.body.append(element);
  onTestFinished(() => element.remove());
  await expect.element(page.getByRole('article').first()).toBeVisible();
  expect(served.checkVisibility()).toBe(false);
  expect(document.querySelectorAll('#comment-904')).toHaveLength(1);
});
