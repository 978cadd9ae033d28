import { call, delay, race, take } from 'typed-redux-saga';
import { ApiError, localFailure } from '../../shared/api/api-error';
import { sendingChannel } from '../../shared/api/sending';
import { editLectureCopy } from '../../shared/copy/educator';
import { connections } from '../../shared/sagas/connections';
import { request } from '../../shared/sagas/request';
import { follow, type UploadProgress } from '../../shared/sagas/upload';
import { canBeRead, describeFile, isOf, TUS, type OpenUpload } from './upload-file';

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

/** Nothing that waiting would mend. */
const ended = (message: string) => new ApiError({ ...localFailure(message), status: 410 });
/** Another tab or device sends something else for the lecture. */
const replaced = () => ended(editLectureCopy.upload.replaced);

/** Browsers say of a file that was moved or changed only that it could not be sent, as of a lost connection. */
function* mustBeReadable(file: File) {
  const isReadable = yield* call(canBeRead, file);
  if (!isReadable) throw ended(editLectureCopy.upload.unreadable);
}

function* begin(lectureId: string, file: File) {
  yield* mustBeReadable(file);
  const metadata = yield* call(describeFile, lectureId, file);
  const header = { ...TUS, 'Upload-Length': String(file.size), 'Upload-Metadata': metadata };
  yield* request((api) => api.POST('/api/uploads', { params: { header } }));
  const begun = yield* openUploadOf(lectureId);
  if (!begun) throw ApiError.unreachable(null);
  if (begun.size !== file.size) throw replaced();
  return begun;
}

/** How far this very upload is, or null when it is gone; bytes of two files must never be mixed in one. */
function* newsOf({ uploadId }: OpenUpload, lectureId: string) {
  const held = yield* openUploadOf(lectureId);
  if (held && held.uploadId !== uploadId) throw replaced();
  return held;
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
        open = (yield* newsOf(open, lectureId)) ?? (yield* begin(lectureId, file));
      } else {
        open = (yield* newsOf(open, lectureId)) ?? open;
        shown = open.received;
        isKnown = true;
      }
    } catch (error) {
      if (!(error instanceof ApiError) || !isTemporary(error) || tries >= MOST_TRIES) throw error;
      yield* mustBeReadable(file);
      // How much has arrived only the server knows: until it says so, nothing is sent and nothing taken back.
      isKnown = false;
      yield* onProgress({ ...told, loaded: shown, waiting: true });
      yield* breathe(Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS));
      tries += 1;
    }
    if (open.received > before) tries = 0;
  }
  return open.uploadId;
}

/** Waits, but no longer than until the device has its connection back. */
function* breathe(longest: number) {
  const online = yield* call(connections);
  try {
    yield* race({ waited: delay(longest), isBack: take(online) });
  } finally {
    online.close();
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
