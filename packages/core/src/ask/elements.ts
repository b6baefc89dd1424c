/** All elements of the page, those in open shadow roots too. */
export function* elementsOf(root: ParentNode = document): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* elementsOf(element.shadowRoot);
  }
}
