import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { ToastContainer } from 'react-toastify/unstyled';

/** The constants of the specification. */
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
