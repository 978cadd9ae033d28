import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useFormikContext, type FormikValues } from 'formik';

declare global {
  interface Window {
    /** Set by the script in index.html: the form that was submitted before its code had loaded. */
    unsent?: EventTarget | null;
  }
}

/**
 * Takes over text typed into a prerendered form before its code had loaded: React keeps it in the fields while
 * hydrating and erases it with the next render. A form that was already submitted is submitted now.
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
    // If the user already has the focus in an empty field, their typing must replace a restored text rather than add to
    // it.
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
