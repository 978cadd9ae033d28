/** The library's storyboard pictures have no alternative text; the time next to them suffices. */
export function nameDecorations(frame: HTMLElement | null) {
  if (!frame) return;
  const observer = new MutationObserver(() => {
    for (const picture of frame.querySelectorAll<HTMLImageElement>('img:not([alt])'))
      picture.alt = '';
  });
  observer.observe(frame, { childList: true, subtree: true });
  return () => observer.disconnect();
}
