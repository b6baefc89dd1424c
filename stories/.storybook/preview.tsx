import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { Suspense } from 'react';
import { configure, waitFor } from 'storybook/test';
import { handlers } from '../handlers.ts';
import { allDrawn } from '../support/drawn.ts';
import { inLanguage } from '../support/in-language.ts';
import { beginBackEnd } from '../support/respond.ts';
import { adoptSheets } from '../support/sheets.ts';
import { turnPage } from '../support/turn-page.ts';
import { tagOf } from '../support/Widget.tsx';
import { DocsPage } from './DocsPage.tsx';
import { controls, realTag } from './shown.ts';
import './preview.css';

adoptSheets();
// A limit, not a wait: a cold machine takes its time to bring a module.
configure({ asyncUtilTimeout: 30_000 });

const waiting = <span data-testid="waiting" />;

/**
 * The root that `defineWidget` puts around a view, for stories of parts; a widget's story has a real element. The args
 * are in the page's language.
 */
const inWidget: Decorator = (Story, { component, args }) => (
  <div className={tagOf(component) ? '' : 'portada'}>
    <Suspense fallback={waiting}>
      <Story args={inLanguage(args)} />
    </Suspense>
  </div>
);

const preview: Preview = {
  loaders: [mswLoader(), turnPage],
  argTypesEnhancers: [controls],
  decorators: [inWidget],
  tags: ['autodocs'],
  beforeEach: beginBackEnd,
  /** Texts and widgets come a moment later; what checks a story must not see it empty. */
  afterEach: async ({ canvas, canvasElement }) => {
    await waitFor(() => {
      if (canvas.queryByTestId('waiting')) throw new Error('The story is still waiting for its texts.');
    });
    await allDrawn(canvasElement);
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
    // Sizes of targets (WCAG 2.5.8) are not among axe's defaults.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // What passes need not be written down: it takes most of the time.
      options: { preload: false, resultTypes: ['violations', 'incomplete'] },
    },
    docs: { page: DocsPage, source: { transform: realTag } },
    layout: 'padded',
    viewport: {
      options: {
        mobile: { name: 'Mobile', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '800px', height: '1000px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      // The reading order; the build takes that of `dist/docs/` from here, too.
      storySort: {
        order: [
          'Guide',
          [
            'Introduction',
            'Install and upgrade',
            'Put a widget on a page',
            'Variables, routes and storage',
            'Calls',
            'A back end on another origin',
            'Content Security Policy',
            'Flags and loading',
            'Texts',
            'Words and dates',
            'Languages',
            'Tokens',
            'Soft navigation',
            'Frameworks',
            'Events',
            'Analytics',
            'Taking part',
            'Paywall',
            'Deploy the newsroom',
            'Observability',
            'Runbook',
            'Storage',
            'A widget of your own',
            'Make a widget',
            'Contributing',
          ],
          'Widgets',
          'UI',
          'Decisions',
        ],
      },
    },
  },
};

export default preview;
