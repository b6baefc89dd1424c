import { contentCard } from '@portada/contract';
import {
  articleCard,
  audioCard,
  bareCard,
  blogCard,
  opinionCard,
  rangeEventCard,
  recipeCard,
  uniqueEventCard,
  videoCard,
} from '@portada/contract/fixtures';
import { $language, $page } from '@portada/core';
import { parse } from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { find, render } from '../../../test/render.tsx';
import { Card } from './Card.tsx';

const before = $page.get();
afterEach(() => {
  $page.set(before);
  $language.set('es');
});

const text = (selector: string) => find(selector).textContent;
const link = (name: string) => {
  const found = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  return found?.getAttribute('href');
};
const read = (card: object) => parse(contentCard, { id: '1', title: 'Un título', ...card });

test('[CARD-02] the title is a link to the content; a description and a picture are shown', () => {
  render(<Card card={articleCard} />);
  expect(link(articleCard.title)).toBe(articleCard.url);
  expect(find('h2').textContent).toBe(articleCard.title);
  expect(text('.portada-card-description')).toContain('Protección Civil pide no acercarse');
  expect(find<HTMLImageElement>('img').alt).toBe('Olas sobre el espigón');
  expect(find('img').getAttribute('src')).toContain('/4-3/');
});

test('[CARD-02] a card with a title only has no empty elements', () => {
  const { container } = render(<Card card={bareCard} level={3} />);
  expect(container.textContent).toBe(bareCard.title);
  expect(document.querySelector('img, h2, .portada-card-labels, .portada-card-description')).toBeNull();
  expect(find('h3 a').getAttribute('href')).toBe(bareCard.url);
});

test('[CARD-02] a URL that could run scripts is not a link', () => {
  render(
    <Card card={read({ url: 'javascript:alert(1)', category: { name: 'C', url: 'data:text/html,x' } })} />,
  );
  expect([...document.querySelectorAll('a')].map((a) => a.hasAttribute('href'))).toEqual([false, false]);
});

test('[CARD-03] kicker and category are links if they have a URL, else text', () => {
  const { rerender } = render(<Card card={articleCard} />);
  expect([link('El puerto'), link('Alerta naranja')]).toEqual(['/puerto/', '/temas/temporal/']);
  expect(find('.portada-card-kicker').title).toBe('Todo sobre el temporal');
  rerender(<Card card={audioCard} />);
  expect(text('.portada-card-kicker')).toBe('A pie de muelle');
  expect(link('A pie de muelle')).toBeUndefined();
});

describe('[CARD-04] the picture’s label names the media type', () => {
  test.each([
    ['video', videoCard, 'Vídeo, 2:34'],
    ['audio', audioCard, 'Audio, 30:43'],
    ['photo-gallery', recipeCard, 'Galería de fotos, 12 fotos'],
    [
      'video-embed',
      { ...videoCard, multimedia: { type: 'video-embed', image: articleCard.image }, mediaInfo: '' },
      'Vídeo',
    ],
  ] as const)('%s', (_, card, label) => {
    render(<Card card={card} />);
    expect(text('.portada-card-mark')).toBe(label);
    expect(document.querySelector('img')).not.toBeNull();
  });

  test('a plain image has none', () => {
    render(<Card card={articleCard} />);
    expect(document.querySelector('.portada-card-mark')).toBeNull();
  });
});

test('[CARD-05] authors are named with their links, or else the signature', () => {
  const card = read({
    authors: [
      { id: 1, name: 'Marta Ruiz', url: '/autores/marta/', authorUrl: '/otra/' },
      { id: 2, name: 'Pol Sala', authorUrl: '/autores/pol/' },
      { id: 3, name: '' },
    ],
    signature: 'Agencias',
  });
  const { rerender } = render(<Card card={card} />);
  expect(text('.portada-card-byline')).toBe('Por Marta Ruiz, Pol Sala');
  expect([link('Marta Ruiz'), link('Pol Sala')]).toEqual(['/autores/marta/', '/autores/pol/']);
  rerender(<Card card={blogCard} />);
  expect(text('.portada-card-byline')).toContain('Redacción');
});

test('[CARD-06] an opinion has its author’s avatar', () => {
  render(<Card card={opinionCard} />);
  const [author] = opinionCard.authors;
  expect(document.querySelector('.portada-card--opinion .portada-avatar')).not.toBeNull();
  expect(text('.portada-card-byline')).toContain(author?.name);
});

test('[CARD-07] the number of comments is there only if the card shows it and has any', () => {
  const { rerender } = render(<Card card={articleCard} />);
  expect(text('.portada-card-comments')).toContain('27 comentarios');
  for (const own of [{ showComments: false }, { numComments: 0 }]) {
    rerender(<Card card={{ ...articleCard, ...own }} />);
    expect(document.querySelector('.portada-card-comments')).toBeNull();
  }
});

test('[CARD-07] 1,204 comments are written as the page’s language writes numbers', async () => {
  render(<Card card={{ ...articleCard, numComments: 1_204 }} />);
  expect(text('.portada-card-comments')).toBe('12041204 comentarios');
  $language.set('ca');
  await expect.poll(() => text('.portada-card-comments')).toBe('1.2041.204 comentaris');
});

test('[CARD-11] the date is shown as DD MMM YYYY', () => {
  render(<Card card={articleCard} />);
  expect(text('time')).toBe('21 nov 2026');
  expect(find('time').getAttribute('datetime')).toBe('2026-11-21T09:30:00+01:00');
});

test('[CARD-15] an event’s dates are in the page’s language', async () => {
  const when = () => document.querySelector('.portada-card-detail')?.textContent;
  render(<Card card={rangeEventCard} />);
  expect(when()).toBe('Cuándo: Del 05 nov 2026 al 31 ene 2027');
  $language.set('ca');
  await expect.poll(when).toBe('Quan: Del 5 nov 2026 al 31 gen 2027');
});

test('[CARD-16] an event has its place, timetable, modality and topics', () => {
  render(<Card card={uniqueEventCard} />);
  const details = [...document.querySelectorAll('.portada-card-detail')].map(
    ({ textContent }) => textContent,
  );
  expect(details.slice(1)).toEqual([
    'Dónde: Atarazanas · Plaza del Portal de la Paz, s/n',
    'Horario: De martes a viernes, de 18 a 21 h · Sábados y domingos, de 11 a 20 h',
    'Modalidad: Presencial',
    'Temas: Música · Patrimonio',
  ]);
  expect([link('Atarazanas'), link('Música'), link('Patrimonio')]).toEqual([
    '/lugares/atarazanas/',
    '/agenda/musica/',
    undefined,
  ]);
});

test('[CARD-01] the template for authors, set by the list, has an avatar', () => {
  render(
    <Card
      card={read({ title: 'Marta Ruiz', publishedDate: { date: '2026-11-21T09:30:00+01:00' } })}
      template="author"
    />,
  );
  expect(text('.portada-avatar')).toBe('M');
  expect(document.querySelector('time')).toBeNull();
});
