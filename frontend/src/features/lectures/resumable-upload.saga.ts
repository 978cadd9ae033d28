import { call, delay } from 'typed-redux-saga';
import { ApiError } from '../../shared/api/api-error';
import { sendingChannel } from '../../shared/api/sending';
import { request } from '../../shared/sagas/request';
import { follow, type UploadProgress } from '../../shared/sagas/upload';
import { describeFile, isOf, TUS, type OpenUpload } from './upload-file';

/** A break costs at most this much, and no proxy has to take more at once. */
const PIECE = 64 * 1024 * 1024;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;
/** About ten minutes without a single byte: then the person has to decide. */
const MOST_TRIES = 40;

export interface ResumableProgress extends UploadProgress {
  /** Nothing gets through just now; it goes on by itself. */
  waiting: boolean;
  /** Bytes that an earlier attempt had brought there. */
  from: number;
}

type OnProgress = (progress: ResumableProgress) => Generator;
type OnMoved = (loaded: number) => Generator;

/** The upload the server holds for the lecture, if any. */
function* openUploadOf(lectureId: string) {
  const params = { path: { lectureId } };
  const { upload } = yield* request((api) =>
    api.GET('/api/course/lecturestatus/{lectureId}', { params }),
  );
  return upload;
}

function* begin(lectureId: string, file: File) {
  const metadata = yield* call(describeFile, lectureId, file);
  const header = { ...TUS, 'Upload-Length': String(file.size), 'Upload-Metadata': metadata };
  yield* request((api) => api.POST('/api/uploads', { params: { header } }));
  const begun = yield* openUploadOf(lectureId);
  if (!begun) throw ApiError.unreachable(null);
  return begun;
}

function isTemporary({ failure: { status } }: ApiError): boolean {
  // 409: the server has more, or less, than we thought; it is asked before the next piece.
  return status === 0 || status === 409 || status === 429 || status >= 500;
}

function* sendPiece({ uploadId, received }: OpenUpload, file: File, onMoved: OnMoved) {
  const headers = {
    ...TUS,
    'Upload-Offset': String(received),
    'Content-Type': 'application/offset+octet-stream',
  };
  const body = file.slice(received, received + PIECE);
  const path = `/api/uploads/${uploadId}`;
  const channel = yield* call(() =>
    sendingChannel({ method: 'PATCH', path, headers, body }, () => true),
  );
  yield* follow(channel, ({ loaded }) => onMoved(received + loaded));
}

/**
 * Sends a video in pieces until the server has all of it, and answers the upload's id. Goes on where an earlier
 * attempt with the same file stopped, waits out broken connections; throws `ApiError` when it is refused.
 */
export function* resumableUpload(lectureId: string, file: File, onProgress: OnProgress) {
  const held = yield* openUploadOf(lectureId);
  let open = held && isOf(held, file) ? held : yield* begin(lectureId, file);
  const told = { total: file.size, from: open.received };
  let tries = 0;
  while (open.received < open.size) {
    const before = open.received;
    try {
      yield* sendPiece(open, file, (loaded) => onProgress({ ...told, loaded, waiting: false }));
      open = (yield* openUploadOf(lectureId)) ?? (yield* begin(lectureId, file));
    } catch (error) {
      if (!(error instanceof ApiError) || !isTemporary(error) || tries >= MOST_TRIES) throw error;
      yield* onProgress({ ...told, loaded: before, waiting: true });
      yield* delay(Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS));
      // Until the server answers again, what we know is what it said last.
      open = (yield* askAgain(lectureId)) ?? open;
    }
    tries = open.received > before ? 0 : tries + 1;
  }
  return open.uploadId;
}

function* askAgain(lectureId: string) {
  try {
    return yield* openUploadOf(lectureId);
  } catch {
    return null;
  }
}

/** Gives up what the server holds for the lecture; one that is gone already is fine. */
export function* discardUpload(lectureId: string) {
  try {
    const open = yield* openUploadOf(lectureId);
    if (!open) return;
    const params = { path: { uploadId: open.uploadId }, header: TUS };
    yield* request((api) => api.DELETE('/api/uploads/{uploadId}', { params }));
  } catch {
    // It ends by itself within a day.
  }
}
