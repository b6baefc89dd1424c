/** The sections of a site, and the menus of Portada's widgets. */

import { type NavItem, navItem } from '@portada/contract';
import { AGENDA_PATH, ARCHIVE_PATH, SCHEDULE_PATH } from '@portada/shared/paths.ts';
import { parse } from 'valibot';
import { pageUrl } from '../config/local-paths.ts';
import { sitePaths } from '../config/site-paths.ts';
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
  const to = (path: string, name: string) => navigationItem(path, name, pageUrl(site.base, path));
  return [
    ...sectionItems(links),
    navigationItem('media', t.watchAndListen, '', sectionItems(watchAndListenLinks(site, t))),
    navigationItem('newspaper', t.theNewspaper, '', [
      to(AGENDA_PATH, t.search.agenda.title),
      to(sitePaths.weather, t.weather.title),
      to('/recetas/', t.kindLists.recetas.title),
      to('/blogs/', t.kindLists.blogs.title),
      to(ARCHIVE_PATH, t.search.archive.title),
      to(sitePaths.authors, t.authors),
      to(sitePaths.newsletters, t.newsletters),
      to(sitePaths.contact, t.contact),
    ]),
    navigationItem('readers', t.readers, '', sectionItems(takePartLinks(site, t))),
  ];
}

/** The audiovisual pages, live and on demand; `here` as above. */
export function watchAndListenLinks({ base }: Pick<RequestSite, 'base'>, t: Texts, here = ''): SectionLink[] {
  const pages = [
    { path: sitePaths.live, name: t.liveNow },
    { path: SCHEDULE_PATH, name: t.schedule.label },
    { path: '/videos/', name: t.kindLists.videos.title },
    { path: '/audios/', name: t.kindLists.audios.title },
    { path: '/galerias/', name: t.kindLists.galerias.title },
    { path: sitePaths.podcasts, name: t.kindLists.podcasts.title },
    { path: sitePaths.shows, name: t.search.shows.title },
  ];
  return pages.map((page) => ({
    ...page,
    url: pageUrl(base, page.path),
    current: here.startsWith(page.path),
  }));
}

/** Where readers say something. */
export function takePartLinks({ base }: Pick<RequestSite, 'base'>, t: Texts): SectionLink[] {
  return (['encuestas', 'entrevistas', 'participa'] as const).map((slug) => {
    const path = `/${slug}/`;
    return { path, name: t.kindLists[slug].title, url: pageUrl(base, path), current: false };
  });
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
