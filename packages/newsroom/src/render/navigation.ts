/** The sections of a site, and the menus of Portada's widgets. */

import { type NavItem, navItem } from '@portada/contract';
import { AGENDA_PATH, ARCHIVE_PATH, SCHEDULE_PATH } from '@portada/shared/paths.ts';
import { parse } from 'valibot';
import type { RequestSite } from '../config/sites.ts';
import type { Texts } from '../texts/texts.ts';

/** A section, or another permanent page, in a page's navigation. */
export interface SectionLink {
  readonly name: string;
  readonly url: string;
  readonly path: string;
  readonly current: boolean;
}

/** The home page and the sections; `here` is the path of the page, without the site's prefix. */
export function sectionLinks(
  { base }: Pick<RequestSite, 'base'>,
  t: Texts,
  sections: readonly { readonly name: string; readonly slug: string }[],
  here: string,
): SectionLink[] {
  const home = { name: t.home, url: `${base}/`, path: '/', current: here === '/' };
  const items = sections.map(({ name, slug }) => {
    const path = `/${slug}/`;
    return { name, url: base + path, path, current: here.startsWith(path) };
  });
  return [home, ...items];
}

/** The same as menu items (HEAD-09). */
export function sectionItems(links: readonly SectionLink[]): NavItem[] {
  return links.map(({ name, url, path }) => navigationItem(path, name, url));
}

/** The header's full menu: the sections, and other pages in groups. */
export function menuItems(
  site: Pick<RequestSite, 'base'>,
  t: Texts,
  links: readonly SectionLink[],
): NavItem[] {
  const to = (path: string, name: string) => navigationItem(path, name, site.base + path);
  return [
    ...sectionItems(links),
    navigationItem('media', t.watchAndListen, '', sectionItems(watchAndListenLinks(site, t))),
    navigationItem('newspaper', t.theNewspaper, '', [
      to(AGENDA_PATH, t.search.agenda.title),
      to('/tiempo/', t.weather.title),
      to('/recetas/', t.kindLists.recetas.title),
      to('/blogs/', t.kindLists.blogs.title),
      to(ARCHIVE_PATH, t.search.archive.title),
      to('/autores/', t.authors),
      to('/boletines/', t.newsletters),
      to('/contacto/', t.contact),
    ]),
  ];
}

/** The audiovisual pages, live and on demand; `here` as above. */
export function watchAndListenLinks({ base }: Pick<RequestSite, 'base'>, t: Texts, here = ''): SectionLink[] {
  const pages = [
    { path: '/directo/', name: t.liveNow },
    { path: SCHEDULE_PATH, name: t.schedule.label },
    { path: '/videos/', name: t.kindLists.videos.title },
    { path: '/audios/', name: t.kindLists.audios.title },
    { path: '/programas/', name: t.search.shows.title },
  ];
  return pages.map((page) => ({ ...page, url: base + page.path, current: here.startsWith(page.path) }));
}

/** A menu item. */
export function navigationItem(
  id: string,
  text: string,
  href: string,
  children: readonly NavItem[] = [],
): NavItem {
  return parse(navItem, { link: { id, text, href }, children });
}
