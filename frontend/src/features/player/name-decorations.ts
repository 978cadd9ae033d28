/** The library leaves the pictures of the storyboard without a text; the time beside them says enough. */
export function nameDecorations(frame: HTMLElement | null) {
  if (!frame) return;
  const observer = new MutationObserver(() => {
    for (const picture of frame.querySelectorAll<HTMLImageElement>('img:not([alt])'))
      picture.alt = '';
  });
  observer.observe(frame, { childList: true, subtree: true });
  return () => observer.disconnect();
}
