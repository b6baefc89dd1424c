import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { Suspense } from 'react';
import { configure, waitFor } from 'storybook/test';
import { handlers } from '../handlers.ts';
import { allDrawn } from '../support/drawn.ts';
import { endSilence } from '../support/respond.ts';
import { adoptSheets } from '../support/sheets.ts';
import { turnPage } from '../support/turn-page.ts';
import { Widget } from '../support/Widget.tsx';
import './preview.css';

adoptSheets();
// A limit, not a wait: a cold machine takes its time to bring a module.
configure({ asyncUtilTimeout: 10_000 });

const waiting = <span data-testid="waiting" />;

/** The root that `defineWidget` puts around a view, for stories of parts; a widget's story has a real element. */
const inWidget: Decorator = (Story, { component }) => (
  <div className={component === Widget ? '' : 'portada'}>
    <Suspense fallback={waiting}>
      <Story />
    </Suspense>
  </div>
);

const preview: Preview = {
  loaders: [mswLoader(), turnPage],
  decorators: [inWidget],
  tags: ['autodocs'],
  beforeEach: () => endSilence,
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
