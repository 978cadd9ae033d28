export type WayOfTranslating =
  'replaces a text' | 'puts its own beside a text, which it then removes';

/**
 * Does what a browser's translator does to the texts of a page, and to those that come later: in capitals. Needs nothing
 * outside of itself, so that it can be handed to a browser.
 * @returns a function that ends it
 */
export function translatePage(way: WayOfTranslating): () => void {
  const isTranslated = (text: Text): boolean =>
    text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea') != null;
  const walk = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter((one) => !isTranslated(one))) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data.toUpperCase());
      if (way === 'replaces a text') {
        text.replaceWith(font);
      } else {
        text.before(font);
        text.remove();
      }
    }
  };
  walk();
  const observer = new MutationObserver(walk);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
