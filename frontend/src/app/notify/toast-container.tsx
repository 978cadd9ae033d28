import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer } from 'react-toastify/unstyled';

/** Position and duration of toasts are specified, as are their texts (`shared/copy/fixed-texts.spec.ts`). */
export default function Toasts() {
  return createPortal(
    <ToastContainer
      position="top-right"
      autoClose={5000}
      theme="light"
      pauseOnHover
      pauseOnFocusLoss
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
    />,
    useTopmostPlace(),
  );
}

/**
 * An element in the open dialog, or else at the end of the page: a modal dialog covers everything else, and nothing
 * outside of it is announced or clickable. The element is moved as a whole, so that no message is lost.
 */
function useTopmostPlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const settle = () => {
      const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      if (place.parentNode !== home) home.append(place);
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
}
