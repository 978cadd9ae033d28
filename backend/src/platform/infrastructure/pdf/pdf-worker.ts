import { parentPort } from 'node:worker_threads';
import { type PlannedPage, setPage } from './set-page.js';

/** The thread's answer to a page. */
export type SetPage = { readonly pdf: Uint8Array } | { readonly error: unknown };

// The program of the thread that `PdfPress` starts.
parentPort?.on('message', (page: PlannedPage) => {
  setPage(page).then(
    (pdf) => parentPort?.postMessage({ pdf } satisfies SetPage),
    (error: unknown) => parentPort?.postMessage({ error } satisfies SetPage),
  );
});
