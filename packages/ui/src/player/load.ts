/** The film's controls and what plays it: fetched when a reader wants to see it. */
export const loadVideoScreen = () => import('./VideoScreen.tsx');
