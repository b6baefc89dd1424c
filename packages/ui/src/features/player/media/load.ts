/** What plays a media: fetched when a reader wants to hear it. */
export const loadPlayer = () => import('./player.ts');
