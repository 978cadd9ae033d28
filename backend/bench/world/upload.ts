import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';

const MIB = 1024 * 1024;
const BOUNDARY = 'lectern-bench-boundary';
/** Random bytes, like videos: data without any bytes of a boundary is parsed faster. */
const CHUNK = randomBytes(MIB);

/** Sends so many bytes as the file of a multipart form; fails unless the reply is a success. */
export async function uploadForm(url: string, cookie: string, bytes: number): Promise<void> {
  const head = Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="videoUrl"; filename="a.mp4"\r\n` +
      'Content-Type: video/mp4\r\n\r\n',
  );
  const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  await send(
    url,
    'POST',
    bytes,
    { head, tail },
    {
      cookie,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
  );
}

export async function uploadRaw(url: string, bytes: number): Promise<void> {
  await send(url, 'PUT', bytes, { head: Buffer.alloc(0), tail: Buffer.alloc(0) }, {});
}

async function send(
  url: string,
  method: string,
  bytes: number,
  { head, tail }: { head: Buffer; tail: Buffer },
  headers: Record<string, string>,
): Promise<void> {
  const length = head.length + bytes + tail.length;
  const upload = request(url, { method, headers: { ...headers, 'content-length': length } });
  const answered = new Promise<number>((resolve, reject) => {
    upload.once('error', reject);
    upload.once('response', (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode ?? 0));
    });
  });
  if (head.length > 0) upload.write(head);
  for (let left = bytes; left > 0; left -= CHUNK.length)
    if (!upload.write(left < CHUNK.length ? CHUNK.subarray(0, left) : CHUNK))
      await Promise.race([once(upload, 'drain'), answered]);
  upload.end(tail);
  const status = await answered;
  if (status < 200 || status > 299) throw new Error(`The upload was answered with ${status}.`);
}
