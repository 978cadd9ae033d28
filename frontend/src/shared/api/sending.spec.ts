import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { END } from 'redux-saga';
import { fakeUploads } from '../testing/fake-uploads';
import { sendingChannel } from './sending';
import { onSessionLost } from './session-lost';

const MINUTE = 60_000;

function send(body: Blob | FormData = new Blob()) {
  const [uploads, told] = [fakeUploads(), [] as unknown[]];
  const channel = sendingChannel({ method: 'PATCH', path: '/up', body }, () => true);
  const listen = () =>
    channel.take((event: unknown) => {
      told.push(event);
      if ((event as typeof END).type !== END.type) listen();
    });
  listen();
  return { upload: uploads[0]!, told, channel };
}

describe('A large body on its way', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is given up when nothing moves any more', () => {
    const { upload, told } = send();
    jest.advanceTimersByTime(3 * MINUTE);
    expect(upload.aborted).toBe(true);
    expect(told).toMatchObject([{ type: 'failed', error: { failure: { status: 0 } } }, END]);
  });

  it('is given up as soon as any other request when it is a form without a file', () => {
    const form = new FormData();
    form.set('name', 'Asha');
    const { upload } = send(form);
    jest.advanceTimersByTime(MINUTE / 4 - 1);
    expect(upload.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(upload.aborted).toBe(true);
  });

  it('has its time when it is a form with a file', () => {
    const form = new FormData();
    form.set('photo', new Blob(['x']), 'me.png');
    const { upload } = send(form);
    jest.advanceTimersByTime(MINUTE);
    expect(upload.aborted).toBe(false);
  });

  it('may take as long as it needs while something moves', () => {
    const { upload, told } = send();
    for (let sent = 0; sent < 10; sent += 1) {
      upload.progress(sent, 10);
      jest.advanceTimersByTime(MINUTE);
    }
    upload.answer(204, null);
    expect(told.slice(-2)).toMatchObject([{ type: 'done', body: true }, END]);
  });

  it.each([
    ['tells of a session that is lost', 'UNAUTHENTICATED', 1],
    ['tells of none for another refusal', 'FORBIDDEN', 0],
  ])('%s', (_, code, reports) => {
    let lost = 0;
    const stop = onSessionLost(() => lost++);
    send().upload.answer(401, { code, message: 'No.' });
    expect(lost).toBe(reports);
    stop();
  });

  it('leaves no clock running when nobody wants it any more', () => {
    send().channel.close();
    expect(jest.getTimerCount()).toBe(0);
  });
});
