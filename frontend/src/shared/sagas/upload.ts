import { call, take } from 'typed-redux-saga';
import { ApiError } from '../api/api-error';
import { multipartChannel, type MultipartFields, type MultipartPath } from '../api/multipart';

export interface UploadProgress {
  loaded: number;
  total: number;
}

/** Posts a form with files; `onProgress` may put actions. Cancelling the saga aborts the upload. */
export function* upload<P extends MultipartPath>(
  path: P,
  params: Record<string, string>,
  fields: MultipartFields<P>,
  onProgress?: (progress: UploadProgress) => Generator,
) {
  const channel = yield* call(multipartChannel<P>, path, params, fields);
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
