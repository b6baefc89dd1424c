/** `import css from './x.css'` gives the file's text for our sources; the page's own style sheet is merely imported. */
declare module '*.css' {
  const css: string;
  export default css;
}
