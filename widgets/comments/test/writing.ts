/** The write store on a back end where all goes well. */
import { json } from '@portada/ui/test/back-end.ts';
import { type CommentsStore, createCommentsStore } from '../comments.store.ts';
import { createWriteStore } from '../write.store.ts';
import { type BackEnd, CONTENT, commentsBackEnd } from './comments-back-end.ts';

interface Begun extends BackEnd {
  readonly list: CommentsStore;
  readonly write: ReturnType<typeof createWriteStore>;
  readonly state: () => ReturnType<CommentsStore['$state']['get']>;
}

export async function begun(): Promise<Begun> {
  const server = commentsBackEnd();
  const list = createCommentsStore(CONTENT);
  await list.begin('newest');
  return { ...server, list, write: createWriteStore(list), state: () => list.$state.get() };
}

export const refused = (status: number, errorCode: string) => () =>
  json({ httpCode: status, errorCode, message: 'No.' }, status);
