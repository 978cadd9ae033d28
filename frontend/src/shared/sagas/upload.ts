import type { EventChannel } from 'redux-saga';
import { call, take } from 'typed-redux-saga';
import { ApiError } from '../api/api-error';
import { multipartChannel, type MultipartFields, type MultipartPath } from '../api/multipart';
import type { UploadEvent } from '../api/sending';

export interface UploadProgress {
  loaded: number;
  total: number;
}

/** Follows a running request to its result; cancelling the saga aborts it. Throws `ApiError`. */
export function* follow<T>(
  channel: EventChannel<UploadEvent<T>>,
  onProgress?: (progress: UploadProgress) => Generator,
) {
  try {
    while (true) {
      const event = yield* take(channel);
      if (event.type === 'done') return event.body;
      if (event.type === 'failed') throw event.error;
      if (onProgress) yield* onProgress(event);
    }
  } finally {
    channel.close();
  }
  throw ApiError.unreachable(null);
}

/** Posts a form with files; `onProgress` may put actions. Cancelling the saga aborts the upload. */
export function* upload<P extends MultipartPath>(
  path: P,
  params: Record<string, string>,
  fields: MultipartFields<P>,
  onProgress?: (progress: UploadProgress) => Generator,
) {
  const channel = yield* call(multipartChannel<P>, path, params, fields);
  return yield* follow(channel, onProgress);
}
