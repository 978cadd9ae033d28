/** A sheet that failed stays in the page, and the next attempt at its part would take it for loaded. */
export function forgetFailedStyles(): void {
  const forget = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  document.addEventListener('error', forget, { capture: true });
}
