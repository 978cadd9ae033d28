import { useRef } from 'react';

/**
 * For numbers and days: of what the browser cannot read it shows the text and reports no value, which would count as
 * left empty. For a `FormTextField`.
 */
export function useUnreadable(error: string) {
  const ref = useRef<HTMLInputElement>(null);
  return { ref, validate: () => (ref.current?.validity.badInput ? error : undefined) };
}
