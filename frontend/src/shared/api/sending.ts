import { END, eventChannel, type EventChannel } from 'redux-saga';
import { ApiError } from './api-error';
import { sessionWatch } from './session-lost';

export type UploadEvent<T> =
  | { type: 'progress'; loaded: number; total: number }
  | { type: 'done'; body: T }
  | { type: 'failed'; error: ApiError };

interface Sending {
  method: 'POST' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body: FormData | Blob;
}

function parse(text: string): never | null {
  try {
    return JSON.parse(text) as never;
  } catch {
    return null;
  }
}

/** Without a byte or a response for this long, the connection is considered dead. */
const SILENCE_MS = 120_000;

/** The patience of other requests; imported from them, it would weigh on the home page. */
const FORM_MS = 15_000;

/** The server has little to do for a form without a file, as for any other request. */
const silenceOf = (body: FormData | Blob): number =>
  body instanceof Blob || [...body.values()].some((value) => value instanceof Blob)
    ? SILENCE_MS
    : FORM_MS;

/**
 * Sends a large body and reports upload progress, which `fetch` cannot. `read` parses a successful response, or returns
 * null if it is invalid. The channel ends after `done` or `failed`; closing it earlier aborts the request.
 */
export function sendingChannel<T>(
  { method, path, headers = {}, body }: Sending,
  read: (reply: unknown) => T | null,
): EventChannel<UploadEvent<T>> {
  return eventChannel((emit) => {
    const xhr = new XMLHttpRequest();
    const tellIfLost = sessionWatch();
    let patience: ReturnType<typeof setTimeout> | undefined;
    const finish = (event: UploadEvent<T>) => {
      emit(event);
      emit(END);
    };
    const silence = silenceOf(body);
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(
        () => finish({ type: 'failed', error: ApiError.unreachable(null) }),
        silence,
      );
    };
    xhr.open(method, path);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => {
      wait();
      emit({ type: 'progress', loaded, total });
    };
    xhr.onerror = () => finish({ type: 'failed', error: ApiError.unreachable(null) });
    xhr.onload = () => {
      const reply = parse(xhr.responseText);
      const result = xhr.status >= 200 && xhr.status < 300 ? read(reply) : null;
      if (result !== null) return finish({ type: 'done', body: result });
      const error = ApiError.fromProblem(xhr.status, reply);
      tellIfLost(error.failure);
      finish({ type: 'failed', error });
    };
    xhr.send(body);
    wait();
    return () => {
      clearTimeout(patience);
      xhr.abort();
    };
  });
}
