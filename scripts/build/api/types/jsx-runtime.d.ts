/**
 * `portada/jsx-runtime`: what a compiler writes for JSX with `"jsxImportSource": "portada"`. Builds for development
 * call `jsxDEV`, which is the same function here.
 */
export { Fragment, type JSX, jsx, jsx as jsxDEV, jsxs } from 'react/jsx-runtime';
