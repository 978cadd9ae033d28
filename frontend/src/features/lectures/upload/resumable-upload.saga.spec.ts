import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { runSaga as run, type Task } from 'redux-saga';
import type { ApiError } from '../../../shared/api/api-error';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { fakeUploads, type FakeUpload } from '../../../shared/testing/fake-uploads';
import { settle } from '../../../shared/testing/saga-runner';
import { aVideo } from '../../../shared/testing/video-file';
import { resumableUpload, type ResumableProgress } from './resumable-upload.saga';

const STATUS = 'GET /api/course/lecturestatus/lecture-1';
const video = aVideo('shift.mp4');
const size = video.size;
const held = (received: number, fileName = 'shift.mp4') => ({
  upload: { uploadId: 'upload-1', fileName, size, received },
});
const other = { upload: { uploadId: 'upload-2', fileName: 'night.mp4', size: 99, received: 3 } };

let uploads: FakeUpload[];
let steps: ResumableProgress[];
let task: Task;
// A saga that still waits would react to the next test.
afterEach(() => task.cancel());
beforeEach(() => {
  uploads = fakeUploads();
  steps = [];
});

/** The server answers each query about the upload with the next of the states. */
function send(states: object[], begin = { status: 201, body: null }, file = video) {
  let turn = 0;
  const calls = fakeServer({
    [STATUS]: () => states[Math.min(turn++, states.length - 1)] as never,
    'POST /api/uploads': begin,
  });
  task = run({ onError: () => undefined }, resumableUpload, 'lecture-1', file, function* (step) {
    steps.push(step);
  });
  return { calls, result: task.toPromise<string>() };
}

describe('A resumable upload', () => {
  it('begins, sends everything and answers its id', async () => {
    const { calls, result } = send([{ upload: null }, held(0), held(size)]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    const begun = calls.find(({ method }) => method === 'POST');
    expect(begun?.headers.get('Upload-Length')).toBe(String(size));
    expect(begun?.headers.get('Upload-Metadata')).toContain(`filename ${btoa('shift.mp4')}`);
    uploads[0]?.progress(5, size);
    uploads[0]?.answer(204, null);
    expect(await result).toBe('upload-1');
    expect(uploads[0]).toMatchObject({ method: 'PATCH', path: '/api/uploads/upload-1' });
    expect(steps).toEqual([{ loaded: 5, total: size, from: 0, waiting: false }]);
  });

  it('goes on where the same file stopped', async () => {
    const { calls, result } = send([held(9), held(size)]);
    await settle();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    expect(uploads[0]?.headers['Upload-Offset']).toBe('9');
    uploads[0]?.answer(204, null);
    expect(await result).toBe('upload-1');
  });

  it('begins anew with another file', async () => {
    const { calls } = send([held(9, 'other.mp4'), held(0)]);
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  });

  it('waits out a broken connection and asks where the server stands', async () => {
    const { result } = send([held(0), held(7), held(size)]);
    await settle();
    uploads[0]?.breakConnection();
    await settle();
    expect(steps.at(-1)?.waiting).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect(uploads[1]?.headers['Upload-Offset']).toBe('7');
    uploads[1]?.answer(204, null);
    expect(await result).toBe('upload-1');
  });

  it('takes nothing back while the connection is away', async () => {
    send([held(0), held(7)]);
    await settle();
    uploads[0]?.progress(9, size);
    uploads[0]?.breakConnection();
    await settle();
    expect(steps.at(-1)).toEqual({ loaded: 9, total: size, from: 0, waiting: true });
  });

  it('sends nothing and takes nothing back before the server has answered', async () => {
    send([held(0), problem(500, 'INTERNAL', 'Broken.'), held(7)]);
    await settle();
    uploads[0]?.progress(9, size);
    uploads[0]?.breakConnection();
    await settle();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(uploads).toHaveLength(1);
    expect(steps.at(-1)).toMatchObject({ loaded: 9, waiting: true });
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(uploads[1]?.headers['Upload-Offset']).toBe('7');
  });

  it('goes on at once when the device has its connection back', async () => {
    send([held(0), held(7)]);
    await settle();
    uploads[0]?.breakConnection();
    await settle();
    expect(uploads).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(uploads[1]?.headers['Upload-Offset']).toBe('7');
  });

  it.each([
    ['after a piece', () => uploads[0]?.answer(204, null)],
    ['after the connection was away', () => uploads[0]?.breakConnection()],
  ])('adds nothing to another file that took its place, %s', async (_, end) => {
    const { result } = send([held(0), other]);
    const refused = result.catch((error: ApiError) => error.failure.status);
    await settle();
    end();
    await settle();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(uploads).toHaveLength(1);
    expect(await refused).toBe(410);
  });

  it.each([
    ['after a piece', { upload: null }, () => uploads[0]?.answer(204, null)],
    ['in the middle of one', { upload: null }, () => uploads[0]?.breakConnection()],
    ['before the next piece', held(7), () => uploads[0]?.answer(404, { message: 'Not found.' })],
    [
      'with its lecture',
      problem(404, 'NOT_FOUND', 'Not found.'),
      () => uploads[0]?.answer(204, null),
    ],
  ])('ends, and does not begin anew, when it was discarded elsewhere %s', async (_, state, end) => {
    const { calls, result } = send([held(0), state]);
    const refused = result.catch((error: ApiError) => error.message);
    await settle();
    end();
    await settle();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(await refused).toMatch(/^This upload was discarded/);
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('adds nothing to another file that was begun at the same moment', async () => {
    const { result } = send([{ upload: null }, other]);
    const refused = result.catch((error: ApiError) => error.failure.status);
    await settle();
    expect(uploads).toHaveLength(0);
    expect(await refused).toBe(410);
  });

  describe('of a file that was moved or changed', () => {
    const UNREADABLE = 'The file was moved or changed. Choose it again.';
    const isMissing = async () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    // As in browsers: the file is chosen, but reading it fails.
    beforeEach(() => {
      jest.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(isMissing);
    });
    afterEach(() => {
      jest.restoreAllMocks();
    });

    it('does not begin', async () => {
      const { calls, result } = send([{ upload: null }, held(0)]);
      expect(await result.catch((error: ApiError) => error.message)).toBe(UNREADABLE);
      expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    });

    it('does not wait for a connection when the next piece cannot be sent', async () => {
      const { result } = send([held(7)]);
      const refused = result.catch((error: ApiError) => error.message);
      await settle();
      uploads[0]?.breakConnection();
      expect(await refused).toBe(UNREADABLE);
      expect(steps).toEqual([]);
    });
  });

  it('does not begin with a file that is no video', async () => {
    const { calls, result } = send([{ upload: null }], undefined, new File(['%PDF-1.7'], 'a.pdf'));
    const refused = await result.catch((error: ApiError) => error.failure);
    expect(refused).toMatchObject({
      code: 'UNPLAYABLE_VIDEO',
      message: 'This file is not a video we can read. Upload an MP4, MOV, MKV or WebM.',
    });
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('ends with the refusal of the server', async () => {
    const { result } = send(
      [{ upload: null }],
      problem(409, 'UPLOAD_QUOTA_EXCEEDED', 'There is no space left.') as never,
    );
    const refused = await result.catch((error: ApiError) => error.message);
    expect(refused).toBe('There is no space left.');
  });
});
