import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { ToastContainer } from 'react-toastify/unstyled';

/** Where and how long toasts show is specified, as their words are (`shared/copy/fixed-texts.spec.ts`). */
export default function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      theme="light"
      pauseOnHover
      pauseOnFocusLoss
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
    />
  );
}
