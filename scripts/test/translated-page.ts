/**
 * Does to a page what a browser's translation does, now and to what comes later: each text becomes an element in an
 * element; fields, options and drawings stay. The words stay too, so that a test finds them. Shadow roots are
 * translated like the rest, as some browsers do. It needs nothing from outside: Playwright hands it to the page.
 */
export function translatePage(): void {
  const left = 'font, script, style, noscript, template, textarea, select, svg, [translate=no], .notranslate';

  const translate = (text: Text) => {
    const parent = text.parentNode;
    const around = parent instanceof Element ? parent : undefined;
    if (!parent || !text.data.trim() || around?.closest(left)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    parent.replaceChild(outer, text);
  };

  const textsIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
    return found;
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) textsIn(node).forEach(translate);
    }
  });

  const follow = (root: Node) => {
    textsIn(root).forEach(translate);
    observer.observe(root, { childList: true, characterData: true, subtree: true });
  };

  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    follow(root);
    return root;
  };
  for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) follow(shadowRoot);
  follow(document.body);
}
