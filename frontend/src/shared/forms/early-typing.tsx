import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useFormikContext, type FormikValues } from 'formik';

declare global {
  interface Window {
    /** Left by the script in index.html: the form that somebody tried to send before its code had come. */
    unsent?: EventTarget | null;
  }
}

/**
 * Takes over what was typed into a prerendered form before its code had come: React leaves those
 * words in the fields while it takes the page over, and wipes them out with the next drawing. A
 * form that was sent by then is sent now.
 */
export function EarlyTyping() {
  const marker = useRef<HTMLSpanElement>(null);
  const { initialValues, setValues } = useFormikContext<FormikValues>();
  const takeOver = useEffectEvent(async (form: HTMLFormElement) => {
    const typed = [...new FormData(form)].filter(
      ([name, value]) =>
        value !== '' && typeof initialValues[name] === 'string' && value !== initialValues[name],
    );
    if (typed.length > 0)
      await setValues((values) => ({ ...values, ...Object.fromEntries(typed) }), false);
    const { activeElement } = document;
    // Who is in an empty field already goes on typing: in the place of what is remembered, not beside it.
    if (
      typed.length === 0 &&
      activeElement instanceof HTMLInputElement &&
      form.contains(activeElement)
    )
      activeElement.select();
    if (window.unsent !== form) return;
    window.unsent = null;
    form.requestSubmit();
  });
  useLayoutEffect(() => {
    const form = marker.current?.closest('form');
    if (form) void takeOver(form);
  }, []);
  return <span ref={marker} hidden />;
}
