/** What stands in the page for a text that was taken out of it. */
const standIns = new WeakMap<Node, Node>();

const isFont = (node: Node | null | undefined): node is Node => node?.nodeName === 'FONT';

/**
 * Lets the browser's translator work on a page that React goes on changing. A translator puts `<font>` elements in the place
 * of texts; React, which knows nothing of them, would take away, or insert before, a text that is not where it was: that
 * throws, and the screen is gone (facebook/react#11538). Or it would change a text that nobody sees any more. From here on a
 * text that React touches is found where it is now. To be called once, before anything is rendered.
 */
export function surviveTranslation(): void {
  // In a world of its own: only what it has done to the page can be seen of it.
  new MutationObserver((records) => records.forEach(noteStandIn)).observe(document, {
    childList: true,
    subtree: true,
  });
  const native = Object.getOwnPropertyDescriptors(Node.prototype);
  const { removeChild, insertBefore, appendChild, nodeValue } = native;

  /** A text that goes to another place leaves nothing behind; into a font it is the translator that puts it. */
  const leave = (node: Node, parent: Node): void => {
    if (node.nodeType !== Node.TEXT_NODE || isFont(parent)) return;
    const standIn = isFont(node.parentNode) ? outermost(node.parentNode) : standIns.get(node);
    if (standIn?.parentNode) removeChild.value?.call(standIn.parentNode, standIn);
    standIns.delete(node);
  };

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removeChild.value?.call(this, child.parentNode === this ? child : placeOf(this, child));
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    leave(node, this);
    const place = before && before.parentNode !== this ? placeOf(this, before) : before;
    insertBefore.value?.call(this, node, place);
    return node;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    leave(node, this);
    appendChild.value?.call(this, node);
    return node;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      const standIn = this.parentNode ? undefined : standIns.get(this);
      // Back in its place with what it says now, it is translated again.
      if (standIn?.parentNode) standIn.parentNode.replaceChild(this, standIn);
      nodeValue.set?.call(this, text);
    },
  });
}

/** The child of this parent that is, or holds, a text. */
function placeOf(parent: Node, child: Node): Node {
  let place = child;
  while (place.parentNode !== parent && isFont(place.parentNode)) place = place.parentNode;
  if (place.parentNode === parent) return place;
  const standIn = standIns.get(child);
  return standIn?.parentNode === parent ? standIn : child;
}

/** A text went, and a `<font>` came where it was. */
function noteStandIn({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const node of removedNodes) {
    if (node.nodeType !== Node.TEXT_NODE || node.parentNode) continue;
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
    if (standIn) standIns.set(node, standIn);
  }
}

function outermost(font: Node): Node {
  let place = font;
  while (isFont(place.parentNode)) place = place.parentNode;
  return place;
}
