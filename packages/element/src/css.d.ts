/** `import css from './x.css'` gives the file's text. */
declare module '*.css' {
  const css: string;
  export default css;
}
