import { emptyUser } from '@portada/contract';
import { $language, $page, $user, languageFrom } from '@portada/core';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { Suspense } from 'react';
import { waitFor } from 'storybook/test';
import { handlers } from '../handlers.ts';
import { adoptSheets } from '../support/sheets.ts';
import './preview.css';

adoptSheets();

/** A story is not to be judged while its texts are on their way. */
const catalanTexts = import.meta.glob('../../{packages/{core,ui}/src,widgets}/**/messages.ca.ts');
const initialPage = $page.get();

/** Every story starts on a page of its own: its language, its variables, its reader and an empty memory. */
const turnPage = async ({ globals, parameters }: Pick<StoryContext, 'globals' | 'parameters'>) => {
  localStorage.clear();
  sessionStorage.clear();
  const language = languageFrom(String(globals.language));
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = String(globals.theme);
  $page.set({ ...initialPage, ...parameters.page });
  $user.set({ ...emptyUser, ...parameters.reader });
  $language.set(language);
  if (language === 'ca') await Promise.all(Object.values(catalanTexts).map((load) => load()));
};

const waiting = <span data-testid="waiting" />;

/** The root that `defineWidget` puts around a view, for stories of parts that need no element. */
const inWidget: Decorator = (Story) => (
  <div className="portada">
    <Suspense fallback={waiting}>
      <Story />
    </Suspense>
  </div>
);

const preview: Preview = {
  loaders: [mswLoader(), turnPage],
  decorators: [inWidget],
  tags: ['autodocs'],
  /** Texts come a moment later in Catalan; what checks a story must not see it empty. */
  afterEach: async ({ canvas }) => {
    await waitFor(() => {
      if (canvas.queryByTestId('waiting')) throw new Error('The story is still waiting for its texts.');
    });
  },
  initialGlobals: { language: 'es', theme: 'light' },
  globalTypes: {
    language: {
      description: 'The page’s language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'es', title: 'Español' },
          { value: 'ca', title: 'Català' },
        ],
      },
    },
    theme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'As the system' },
        ],
      },
    },
  },
  parameters: {
    msw: { handlers },
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: {
      options: {
        mobile: { name: 'Mobile', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '800px', height: '1000px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: { order: ['Guide', ['Introduction', '*'], 'Widgets', 'UI', 'Decisions'] },
    },
  },
};

export default preview;
