import { translatePage } from '../../scripts/test/translated-page.ts';

/** What went wrong on the page since the story before. */
export const faults: string[] = [];

function told(text: Node, change: string): void {
  faults.push(`«${text.nodeValue}» ${change}, and is not on the page`);
}

/** React changes a text by its value; one that the translation has taken away changes for nobody. */
function watchChanges(): void {
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (!this.isConnected) told(this, `becomes «${text}»`);
      value?.set?.call(this, text);
    },
  });
}

/** A removal or an insertion that throws ends its widget. */
function watchMoves(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function (child) {
    if (child.parentNode !== this) told(child, 'is to be removed');
    removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function (node, before) {
    if (before && before.parentNode !== this) told(before, 'is to be what something is put before');
    insertBefore.call(this, node, before);
    return node;
  };
}

translatePage();
watchChanges();
watchMoves();
