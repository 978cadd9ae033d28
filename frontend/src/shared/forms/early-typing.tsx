import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useFormikContext, type FormikValues } from 'formik';

/**
 * Takes over what was typed into a prerendered form before its code had come: React leaves those
 * words in the fields while it takes the page over, and wipes them out with the next drawing.
 */
export function EarlyTyping() {
  const marker = useRef<HTMLSpanElement>(null);
  const { initialValues, setValues } = useFormikContext<FormikValues>();
  const takeOver = useEffectEvent((form: HTMLFormElement) => {
    const typed = [...new FormData(form)].filter(
      ([name, value]) =>
        value !== '' && typeof initialValues[name] === 'string' && value !== initialValues[name],
    );
    if (typed.length > 0)
      void setValues((values) => ({ ...values, ...Object.fromEntries(typed) }), false);
  });
  useLayoutEffect(() => {
    const form = marker.current?.closest('form');
    if (form) takeOver(form);
  }, []);
  return <span ref={marker} hidden />;
}
