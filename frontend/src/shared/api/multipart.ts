import { END, eventChannel, type EventChannel } from 'redux-saga';
import { fillPath } from './address';
import { ApiError } from './api-error';
import type { paths } from './schema';
import { isSessionLost, reportSessionLost } from './session-lost';

type MultipartBody<P extends keyof paths> = paths[P] extends {
  post: { requestBody: { content: { 'multipart/form-data': infer Body } } };
}
  ? Body
  : never;

/** The paths that take a form with files. */
export type MultipartPath = {
  [P in keyof paths]: [MultipartBody<P>] extends [never] ? never : P;
}[keyof paths];

type Reply<P extends MultipartPath> = paths[P] extends {
  post: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

/** Absent fields are kept as they are by the server; an empty text clears. */
export type MultipartFields<P extends MultipartPath> = {
  [K in keyof MultipartBody<P>]?: string | Blob | undefined;
};

export type UploadEvent<T> =
  | { type: 'progress'; loaded: number; total: number }
  | { type: 'done'; body: T }
  | { type: 'failed'; error: ApiError };

function toFormData(fields: Record<string, string | Blob | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, value);
  return form;
}

function parse(text: string): never | null {
  try {
    return JSON.parse(text) as never;
  } catch {
    return null;
  }
}

/**
 * Posts a form and reports how far the body has gone, which `fetch` cannot.
 * The channel ends after `done` or `failed`; closing it earlier aborts the request.
 */
export function multipartChannel<P extends MultipartPath>(
  path: P,
  params: Record<string, string>,
  fields: MultipartFields<P>,
): EventChannel<UploadEvent<Reply<P>>> {
  return eventChannel((emit) => {
    const xhr = new XMLHttpRequest();
    const finish = (event: UploadEvent<Reply<P>>) => {
      emit(event);
      emit(END);
    };
    xhr.open('POST', fillPath(path, params));
    xhr.upload.onprogress = ({ loaded, total }) => emit({ type: 'progress', loaded, total });
    xhr.onerror = () => finish({ type: 'failed', error: ApiError.unreachable(null) });
    xhr.onload = () => {
      const body = parse(xhr.responseText);
      if (xhr.status >= 200 && xhr.status < 300 && body) return finish({ type: 'done', body });
      if (isSessionLost(xhr.status, path)) reportSessionLost();
      finish({ type: 'failed', error: ApiError.fromProblem(xhr.status, body) });
    };
    xhr.send(toFormData(fields));
    return () => xhr.abort();
  });
}
