import type { Show } from '@portada/contract';
import { shows } from '@portada/contract/fixtures';

/** A card as a server's template would draw it; looks belong to the page. */
export function serverCard({ name, url, image, resume }: Show, level: 2 | 3): string {
  const picture = image?.image;
  return `<article>
    ${picture ? `<img src="${picture.src}/16-9/630.jpg" alt="${picture.alt}" width="630" height="354" loading="lazy">` : ''}
    <h${level}><a href="${url}">${name}</a></h${level}>
    ${resume.map(({ html }) => html).join('')}
  </article>`;
}

/** So many shows, each with a name of its own that begins with `word`. */
export function manyShows(word: string, count: number): Show[] {
  return Array.from({ length: count }, (_, index) => shows[index % shows.length])
    .filter((show) => show !== undefined)
    .map((show, index) => ({ ...show, id: `${word}-${index}`, name: `${word} ${index + 1}: ${show.name}` }));
}
