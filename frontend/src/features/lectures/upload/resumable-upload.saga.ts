import { call, delay, race, take } from 'typed-redux-saga';
import { ApiError, isGone, localFailure } from '../../../shared/api/api-error';
import { sendingChannel } from '../../../shared/api/sending';
import { editLectureCopy } from '../../../shared/copy/educator';
import { connections } from '../../../shared/sagas/connections';
import { request } from '../../../shared/sagas/request';
import { follow, type UploadProgress } from '../../../shared/sagas/upload';
import { canBeRead, describeFile, isOf, isVideo, TUS, type OpenUpload } from './upload-file';

/** A broken connection loses at most this much, and no proxy has to accept larger requests. */
const PIECE = 64 * 1024 * 1024;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;
/** About ten minutes without a single byte: then the user has to decide. */
const MOST_TRIES = 40;

export interface ResumableProgress extends UploadProgress {
  /** Nothing gets through at the moment; it will continue automatically. */
  waiting: boolean;
  /** Bytes stored by an earlier attempt. */
  from: number;
}

type OnProgress = (progress: ResumableProgress) => Generator;
type OnMoved = (loaded: number) => Generator;

/** The lecture's open upload on the server, if any. */
function* openUploadOf(lectureId: string) {
  const params = { path: { lectureId } };
  const { upload } = yield* request((api) =>
    api.GET('/api/course/lecturestatus/{lectureId}', { params }),
  );
  return upload;
}

/** A failure that waiting does not fix. */
const ended = (message: string) => new ApiError({ ...localFailure(message), status: 410 });
/** Another tab or device is uploading something else for the lecture. */
const replaced = () => ended(editLectureCopy.upload.replaced);
/** Discarded elsewhere: to send it anew would bring back what somebody gave up. */
const gone = () => ended(editLectureCopy.upload.gone);

/** For a file that was moved or changed, browsers report the same error as for a lost connection. */
function* mustBeReadable(file: File) {
  const isReadable = yield* call(canBeRead, file);
  if (!isReadable) throw ended(editLectureCopy.upload.unreadable);
}

function* mustBeVideo(file: File) {
  const isOne = yield* call(isVideo, file);
  // The server refuses an empty file at once, and in words of its own.
  if (isOne || file.size === 0) return;
  const { failure } = ended(editLectureCopy.upload.notAVideo);
  throw new ApiError({ ...failure, code: 'UNPLAYABLE_VIDEO' });
}

function* begin(lectureId: string, file: File) {
  yield* mustBeReadable(file);
  yield* mustBeVideo(file);
  const metadata = yield* call(describeFile, lectureId, file);
  const header = { ...TUS, 'Upload-Length': String(file.size), 'Upload-Metadata': metadata };
  yield* request((api) => api.POST('/api/uploads', { params: { header } }));
  const begun = yield* openUploadOf(lectureId);
  if (!begun) throw ApiError.unreachable(null);
  if (begun.size !== file.size) throw replaced();
  return begun;
}

/** The state of this very upload; the bytes of two files must never be mixed. */
function* newsOf({ uploadId }: OpenUpload, lectureId: string) {
  const held = yield* openUploadOf(lectureId);
  if (!held) throw gone();
  if (held.uploadId !== uploadId) throw replaced();
  return held;
}

function isTemporary({ failure: { status } }: ApiError): boolean {
  // 409: the server's offset differs from ours; it is queried before the next part.
  return status === 0 || status === 409 || status === 429 || status >= 500;
}

/** The server itself has said nothing, or that it is busy. */
const isUnanswered = ({ failure: { status } }: ApiError) =>
  status === 0 || status === 429 || (status >= 502 && status <= 504);

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
 * Sends a video in parts until the server has all of it, and returns the upload's id. Continues where an earlier
 * attempt with the same file stopped, and waits out broken connections; throws `ApiError` when it is refused.
 */
export function* resumableUpload(lectureId: string, file: File, onProgress: OnProgress) {
  const held = yield* openUploadOf(lectureId);
  let open = held && isOf(held, file) ? held : yield* begin(lectureId, file);
  const told = { total: file.size, from: open.received };
  let shown = open.received;
  let tries = 0;
  let isKnown = true;
  while (open.received < open.size) {
    const before = open.received;
    try {
      if (isKnown) {
        yield* sendPiece(open, file, (loaded) => {
          shown = loaded;
          return onProgress({ ...told, loaded, waiting: false });
        });
        open = yield* newsOf(open, lectureId);
      } else {
        open = yield* newsOf(open, lectureId);
        shown = open.received;
        isKnown = true;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isGone(error.failure)) throw gone();
      if (!isTemporary(error) || tries >= MOST_TRIES) throw error;
      yield* mustBeReadable(file);
      // Only the server knows how much has arrived: until it has said so, nothing is sent and the shown progress stays.
      isKnown = false;
      yield* onProgress({ ...told, loaded: shown, waiting: true });
      yield* breathe(tries);
      tries += 1;
    }
    if (open.received > before) tries = 0;
  }
  return open.uploadId;
}

/** Does the work until it is answered, with waits for the connection to come back; throws `ApiError` when it is refused. */
export function* untilAnswered<T>(work: () => Generator<unknown, T>): Generator<unknown, T> {
  for (let tries = 0; ; tries += 1)
    try {
      return yield* work();
    } catch (error) {
      if (!(error instanceof ApiError) || !isUnanswered(error) || tries >= MOST_TRIES) throw error;
      yield* breathe(tries);
    }
}

/** Waits longer after each try, but not longer than until the device is online again. */
function* breathe(tries: number) {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
  const online = yield* call(connections);
  try {
    yield* race({ waited: delay(longest), isBack: take(online) });
  } finally {
    online.close();
  }
}

/** Discards the lecture's open upload; a no-op if there is none. */
export function* discardUpload(lectureId: string) {
  try {
    const open = yield* openUploadOf(lectureId);
    if (!open) return;
    const params = { path: { uploadId: open.uploadId }, header: TUS };
    yield* request((api) => api.DELETE('/api/uploads/{uploadId}', { params, keepalive: true }));
  } catch {
    // The server discards it within a day.
  }
}
