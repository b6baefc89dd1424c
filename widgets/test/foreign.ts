/** What scripts of others do to a page. */

/** Puts an element into another, as a browser's translation does: React finds it no more where it had put it. */
export function wrap(element: Element): void {
  const wrapper = document.createElement('font');
  element.replaceWith(wrapper);
  wrapper.append(element);
}
