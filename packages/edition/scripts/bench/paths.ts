/** What is asked of a newsroom with its seed, by what it is. */
import { countComments, getSchedule, listStreaming } from '@portada/contract';

export type Read = (path: string) => Promise<string>;

/** An article that is not metered. */
export async function articleOf(read: Read): Promise<string> {
  const [, article = '/'] = /card__title"><a href="(\/(?!opinion)[^"]+-\d+\/)"/.exec(await read('/')) ?? [];
  return article;
}

/** The call for what the schedule's page shows first. */
async function scheduleOf(read: Read): Promise<string> {
  const page = await read('/programacion/');
  const [, channel = '', day = ''] =
    /<portada-schedule [^>]*channel="([^"]+)" day="([^"]+)"/.exec(page) ?? [];
  return getSchedule.path.replace('{channel}', channel).replace('{day}', day);
}

export async function readPaths(read: Read): Promise<Record<string, string>> {
  const article = await articleOf(read);
  const [, id = ''] = /-(\d+)\/$/.exec(article) ?? [];
  return {
    'front page': '/',
    article,
    section: '/puerto/',
    search: '/buscar/?text=puerto',
    'streaming list': listStreaming.path,
    schedule: await scheduleOf(read),
    'comment counts': `${countComments.path}?ids=${id}`,
    // Alerts have no call: they come with every page, this one being the lightest.
    'alerts, with a page': '/directo/',
  };
}
