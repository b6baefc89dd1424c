/** The bundler's `--loader:.css=text`. */
declare module '*.css' {
  const css: string;
  export default css;
}
