/**
 * Translators of browsers (Google's, Microsoft's) put a `<font>` with the translation in the place of each text. React
 * goes on with the text node it made: it fails when it removes that or puts something before it, and what it writes
 * there nobody sees (https://github.com/facebook/react/issues/11538). With this, what came in the place of a text is
 * removed or preceded instead of it, and a text that changes comes back into the page, where translators find it.
 */
export function liveWithTranslators(): void {
  const standIns = new WeakMap<Node, Element>();
  const standInOf = (text: Node): Element | undefined => {
    let found = text.isConnected ? undefined : standIns.get(text);
    while (found && !found.isConnected) found = standIns.get(found);
    return found;
  };
  new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      const inItsPlace = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (!inItsPlace) continue;
      for (const removed of removedNodes)
        if (isText(removed) || isFont(removed)) standIns.set(removed, inItsPlace);
    }
  }).observe(document.body, { childList: true, subtree: true });

  const { removeChild, insertBefore, nodeValue } = Object.getOwnPropertyDescriptors(Node.prototype);
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !isText(child))
      return removeChild.value?.call(this, child) as T;
    standInOf(child)?.remove();
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
    standInOf(node)?.remove();
    const isAway = next !== null && next.parentNode !== this && isText(next);
    return insertBefore.value?.call(this, node, isAway ? (standInOf(next) ?? null) : next) as T;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      standInOf(this)?.replaceWith(this);
      nodeValue.set?.call(this, text);
    },
  });
}

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';
const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;
