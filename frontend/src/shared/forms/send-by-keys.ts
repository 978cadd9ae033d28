import type { KeyboardEvent } from 'react';

/** Enter starts a new line in a text; Ctrl+Enter, or Cmd+Enter on a Mac, submits it. */
export function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
