import { describe, expect, test } from 'vitest';
import { structureProblems } from './structure.ts';

/** The errors of a tree with one file. */
const problems = (path: string, text: string) => structureProblems([{ path, text }]);

const lines = (count: number) => 'x\n'.repeat(count);

describe('length', () => {
  test.each(['a.ts', 'a.tsx', 'a.css', 'views/a.liquid', 'a.mjs', 'a.test.ts'])(
    '%s ends by line 300',
    (path) => {
      expect(problems(path, lines(300))).toEqual([]);
      expect(problems(path, lines(301))).toEqual([`${path} has 301 lines; 300 is the limit.`]);
    },
  );

  test.each(['pnpm-lock.yaml', 'a.md', 'packages/newsroom/migrations/0.ts', 'a/generated/types.ts'])(
    '%s may be longer',
    (path) => {
      expect(problems(path, lines(301))).toEqual([]);
    },
  );

  test.each(['// ', ' * ', '/** ', '{% comment %}'])(
    '%s: a comment is at most 120 characters wide',
    (start) => {
      const line = (width: number) => start.padEnd(width, 'ñ');
      expect(problems('a.ts', `x\n${line(120)}\n`)).toEqual([]);
      expect(problems('a.ts', `x\n${line(121)}\n`)).toEqual([
        'a.ts:2 is a comment of 121 characters; 120 is the limit.',
      ]);
    },
  );
});

describe('imports point one way', () => {
  const importing = (path: string, specifier: string) => problems(path, `import { x } from '${specifier}';`);

  test.each([
    ['packages/contract/src/a.ts', '@portada/core'],
    ['packages/contract/src/a.ts', '../../core/src/index.ts'],
    ['packages/contract/src/a.ts', '@portada/shared/numbers.ts'],
    ['packages/shared/src/a.ts', '@portada/core'],
    ['packages/core/src/a.ts', '@portada/element'],
    ['packages/core/src/a.ts', '@portada/ui/button.ts'],
    ['packages/element/src/a.ts', '@portada/ui'],
    ['packages/ui/src/a.tsx', '../../../widgets/login/index.ts'],
    ['packages/ui/src/a.tsx', '@portada/newsroom'],
    ['packages/loader/src/a.ts', '@portada/contract'],
    ['packages/loader/src/a.ts', '@portada/core'],
    ['packages/loader/src/a.ts', '../../../widgets/login/index.ts'],
    ['packages/newsroom/src/a.ts', '@portada/core'],
    ['packages/newsroom/src/a.ts', '@portada/widgets/registry.ts'],
    ['widgets/login/Login.tsx', '../register/Register.tsx'],
    ['widgets/login/Login.tsx', '@portada/widgets/register/Register.tsx'],
    ['widgets/login/Login.tsx', '@portada/newsroom'],
    ['widgets/login/Login.tsx', '../../packages/newsroom/src/config.ts'],
    ['stories/Login.stories.tsx', '@portada/newsroom'],
  ])('%s may not import %s', (path, specifier) => {
    expect(importing(path, specifier)).toHaveLength(1);
    expect(importing(path, specifier)[0]).toContain(`${path}:1 imports ${specifier}; `);
  });

  test.each([
    ['packages/contract/src/a.ts', './wire.ts'],
    ['packages/contract/src/a.ts', 'valibot'],
    ['packages/shared/src/a.ts', '@portada/contract'],
    ['packages/core/src/a.ts', '@portada/contract/rules'],
    ['packages/newsroom/src/a.ts', '@portada/shared/numbers.ts'],
    ['packages/element/src/a.ts', '@portada/core'],
    ['packages/ui/src/a.tsx', '@portada/element'],
    ['packages/loader/src/a.ts', '@portada/contract/global'],
    ['packages/loader/src/a.ts', '@portada/contract/loader'],
    ['packages/loader/src/a.ts', '../../../widgets/registry.ts'],
    ['packages/loader/src/a.ts', '@portada/widgets/registry'],
    ['packages/newsroom/src/a.ts', '@portada/contract'],
    ['packages/newsroom/src/a.ts', 'fastify'],
    ['packages/element/src/lifecycle.browser.test.ts', '../../../widgets/registry.ts'],
    ['widgets/login/Login.tsx', '@portada/ui'],
    ['widgets/login/Login.tsx', './messages.ts'],
    ['widgets/registry.ts', './login/index.ts'],
    ['stories/Login.stories.tsx', '@portada/widgets/login/Login.tsx'],
    ['scripts/build.ts', '../packages/newsroom/src/config.ts'],
    ['vitest.workspace.ts', './scripts/browser.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(importing(path, specifier)).toEqual([]);
  });

  test('finds every form of import, with its line', () => {
    const path = 'packages/contract/src/a.ts';
    for (const statement of [
      `import '@portada/core';`,
      `import core, { a as b, type C } from "@portada/core";`,
      `import {\n  a,\n} from '@portada/core';`,
      `import * as core from '@portada/core';`,
      `import type { A } from '@portada/core';`,
      `export * from '@portada/core';`,
      `const core = await import('@portada/core');`,
    ]) {
      expect(problems(path, `const a = 1;\n${statement}\n`), statement).toEqual([
        `${path}:2 imports @portada/core; contract may not know core.`,
      ]);
    }
  });

  test('ignores imports in comments', () => {
    const text = `/**\n * import { a } from '@portada/core';\n */\n// import '@portada/core'\n`;
    expect(problems('packages/contract/src/a.ts', text)).toEqual([]);
  });

  test('the loader imports no package, except types', () => {
    const path = 'packages/loader/src/a.ts';
    expect(importing(path, 'nanostores')).toEqual([
      `${path}:1 imports nanostores; the loader has no dependency.`,
    ]);
    expect(problems(path, `import type { Page } from '@portada/contract';`)).toEqual([]);
  });
});

describe('what server and widgets share is pure', () => {
  test.each(['valibot', 'react', 'nanostores', 'node:url', 'fastify'])(
    'it may not import %s',
    (specifier) => {
      const path = 'packages/shared/src/a.ts';
      const told = `${path}:1 imports ${specifier}; shared is pure and knows nothing but the contract.`;
      expect(problems(path, `import { x } from '${specifier}';`)).toEqual([told]);
      expect(problems(path, `import type { X } from '${specifier}';`)).toEqual([told]);
    },
  );

  test('except in its tests', () => {
    expect(problems('packages/shared/src/a.test.ts', `import { test } from 'vitest';`)).toEqual([]);
  });
});

describe('React', () => {
  test.each([
    ['packages/core/src/a.ts', 'react'],
    ['packages/contract/src/a.ts', 'react-dom/client'],
    ['widgets/login/login.store.ts', '@nanostores/react'],
    ['widgets/login/login.store.ts', 'react'],
  ])('%s may not import %s', (path, specifier) => {
    expect(problems(path, `import { x } from '${specifier}';`)).toEqual([
      `${path}:1 imports ${specifier}; contract, core and stores know no React.`,
    ]);
  });

  test('is allowed in views', () => {
    expect(problems('widgets/login/Login.tsx', `import { useState } from 'react';`)).toEqual([]);
  });
});

describe('calls', () => {
  const view = 'widgets/login/Login.tsx';

  test.each(['fetch(url)', 'await fetch (url)', 'window.fetch(url)', 'globalThis.fetch(url)'])(
    'a view may not do %s',
    (code) => {
      expect(problems(view, `const a = 1;\nconst b = ${code};`)).toEqual([
        `${view}:2 calls fetch; only core's api and stores do.`,
      ]);
    },
  );

  test('the api client is allowed in stores only', () => {
    const text = `import { $user, request } from '@portada/core';`;
    expect(problems(view, text)).toEqual([`${view}:1 makes calls; only core and stores do.`]);
    expect(problems('widgets/login/login.store.ts', text)).toEqual([]);
  });

  test('ignores what only looks like a call', () => {
    for (const code of ['prefetch(url)', 'refetch()', 'query.fetch()', '// fetch(url)']) {
      expect(problems(view, code), code).toEqual([]);
    }
  });

  test('are allowed in core’s api, stores, tests and the newsroom', () => {
    for (const path of [
      'packages/core/src/api/client.ts',
      'packages/core/src/api.ts',
      'widgets/login/login.store.ts',
      'widgets/login/login.test.ts',
      'packages/newsroom/src/mail.ts',
    ]) {
      expect(problems(path, 'fetch(url)')).toEqual([]);
    }
    expect(problems('packages/core/src/user/store.ts', 'fetch(url)')).toHaveLength(1);
  });
});
