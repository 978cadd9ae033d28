/** Removes failed style sheets: they stay in the page, and a retry would take them for loaded. */
export function forgetFailedStyles(): void {
  const forget = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  document.addEventListener('error', forget, { capture: true });
}
