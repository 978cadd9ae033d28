import type { EventChannel } from 'redux-saga';
import { fillPath } from './address';
import type { paths } from './schema';
import { sendingChannel, type UploadEvent } from './sending';

type MultipartBody<P extends keyof paths> = paths[P] extends {
  post: { requestBody: { content: { 'multipart/form-data': infer Body } } };
}
  ? Body
  : never;

/** Paths that accept a form with files. */
export type MultipartPath = {
  [P in keyof paths]: [MultipartBody<P>] extends [never] ? never : P;
}[keyof paths];

type Reply<P extends MultipartPath> = paths[P] extends {
  post: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

/** The server keeps absent fields as they are; an empty text clears one. */
export type MultipartFields<P extends MultipartPath> = {
  [K in keyof MultipartBody<P>]?: string | Blob | undefined;
};

function toFormData(fields: Record<string, string | Blob | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, value);
  return form;
}

/**
 * Posts a form and reports upload progress, which `fetch` cannot. The channel ends after `done` or `failed`; closing it
 * earlier aborts the request.
 */
export function multipartChannel<P extends MultipartPath>(
  path: P,
  params: Record<string, string>,
  fields: MultipartFields<P>,
): EventChannel<UploadEvent<Reply<P>>> {
  return sendingChannel(
    { method: 'POST', path: fillPath(path, params), body: toFormData(fields) },
    (body) => body as Reply<P> | null,
  );
}
