import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpClient, Reply } from '../support/http-client.js';

export const TUS = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

export const patchHeaders = (offset: number) => ({
  ...TUS,
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});

/** An educator's client of the protocol, on a connection that breaks. */
export class TusSender {
  constructor(
    private readonly url: string,
    private readonly client: HttpClient,
  ) {}

  begin(announced: {
    lectureId: string;
    size: number;
    sha256?: string | undefined;
  }): Promise<Reply<unknown>> {
    const metadata = [
      `lectureId ${base64(announced.lectureId)}`,
      `filename ${base64('shift.mp4')}`,
      ...(announced.sha256 ? [`sha256 ${base64(announced.sha256)}`] : []),
    ];
    const headers = {
      ...TUS,
      'upload-length': String(announced.size),
      'upload-metadata': metadata.join(','),
    };
    return this.client.post('/api/uploads', undefined, { headers });
  }

  async offsetOf(path: string): Promise<number> {
    const { headers } = await this.client.send('HEAD', path, undefined, { headers: TUS });
    return Number(headers.get('upload-offset'));
  }

  patch(path: string, offset: number, content: Buffer, url = this.url): Promise<Response> {
    return fetch(url + path, {
      method: 'PATCH',
      headers: { ...patchHeaders(offset), cookie: this.client.cookieHeader },
      body: new Uint8Array(content),
    });
  }

  /** Sends bytes for as long as they are taken; resolves when some are. */
  async keepSending(path: string): Promise<Socket> {
    const { hostname, port } = new URL(this.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const piece = Buffer.alloc(256 * 1024);
    const headers = Object.entries({ ...patchHeaders(0), cookie: this.client.cookieHeader });
    const lines = headers.map(([name, value]) => `${name}: ${value}`);
    const head = [`PATCH ${path} HTTP/1.1`, 'Host: x', `Content-Length: ${200 * 1024 * 1024}`];
    socket.write(`${[...head, ...lines].join('\r\n')}\r\n\r\n`);
    const timer = setInterval(() => {
      if (!socket.writableNeedDrain) socket.write(piece);
    }, 5);
    socket.once('close', () => clearInterval(timer));
    await sleep(300);
    return socket;
  }

  /** Announces the rest of the video, sends a part of it and disconnects. */
  async patchAndCut(path: string, offset: number, video: Buffer, until: number): Promise<void> {
    const { hostname, port } = new URL(this.url);
    const socket = connect(Number(port), hostname);
    const head = [
      `PATCH ${path} HTTP/1.1`,
      `Host: ${hostname}`,
      'Tus-Resumable: 1.0.0',
      'Content-Type: application/offset+octet-stream',
      `Upload-Offset: ${offset}`,
      `Content-Length: ${video.length - offset}`,
      `Cookie: ${this.client.cookieHeader}`,
    ];
    socket.on('error', () => undefined);
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    await new Promise((sent) => socket.write(video.subarray(offset, until), sent));
    await sleep(50);
    socket.destroy();
  }
}
