/** Setup file of the projects in a browser: prints the page of a test that fails, since chance is seldom seen twice. */
import { afterEach } from 'vitest';
import { utils } from 'vitest/browser';

/** In characters: some pages have hundreds of cards. */
const MAX_LENGTH = 10_000;

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  const { generateAriaTree, renderAriaTree } = utils.aria;
  const page = renderAriaTree(generateAriaTree(document.body)).slice(0, MAX_LENGTH);
  console.log(`The page, «${document.title}», at ${location.href}:\n${page}`);
});
