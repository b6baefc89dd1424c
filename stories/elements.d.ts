/** The elements as the build reads them out of the sources; Storybook's configuration makes it. */
declare module 'virtual:elements' {
  const shown: import('../scripts/build/storybook.ts').ElementDocs;
  export default shown;
}
