/** `portada/jsx-runtime`: what a compiler writes for JSX with `"jsxImportSource": "portada"`. */
export { Fragment, jsx, jsx as jsxDEV, jsxs } from 'react/jsx-runtime';
