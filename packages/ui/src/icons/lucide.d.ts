/** The set has types for all its icons together, which are two thousand modules; each is imported by its own. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const shapes: import('lucide').IconNode;
  export default shapes;
}
