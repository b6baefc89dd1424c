/** What the console is told in development. In `dist` none of it may stand: a test of the build looks for each. */
export const warnings = {
  name: 'has no accessible name: give it a text, a title or an `aria-label`.',
  label: 'has no label: screen readers cannot tell what it is for.',
  alt: 'has no `alt`: describe the picture, or leave the text empty if it is decoration.',
};
