import type { Client } from 'minio';

/** Held in memory one at a time; S3 allows no smaller ones, but for the last. */
const PART = 8 * 1024 * 1024;

/** Regroups a stream into parts of the size S3 wants; an empty stream is one empty part. */
export async function* partsOf(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < PART) continue;
    const joined = Buffer.concat(waiting);
    const whole = joined.length - (joined.length % PART);
    for (let at = 0; at < whole; at += PART) yield joined.subarray(at, at + PART);
    waiting = [joined.subarray(whole)];
    bytes = joined.length - whole;
  }
  yield Buffer.concat(waiting);
}

/**
 * One object on its way to S3. A content of one part is put in one request; more begin a multipart upload,
 * which is invisible until it is completed and leaves nothing when it is aborted.
 */
export class MultipartUpload {
  private first: Buffer | null = null;
  private uploadId: string | null = null;
  private readonly sent: { part: number; etag: string }[] = [];

  constructor(
    private readonly client: Client,
    private readonly bucket: string,
    private readonly key: string,
  ) {}

  async send(part: Buffer): Promise<void> {
    if (this.first === null && this.uploadId === null) {
      // Whether this is the only one shows with the next.
      this.first = part;
      return;
    }
    if (this.first) {
      const { first } = this;
      this.first = null;
      this.uploadId = await this.client.initiateNewMultipartUpload(this.bucket, this.key, {});
      await this.sendPart(first);
    }
    // The stream may end on the border of a part; S3 refuses an empty one.
    if (part.length > 0) await this.sendPart(part);
  }

  async complete(): Promise<void> {
    if (this.uploadId) {
      await this.client.completeMultipartUpload(this.bucket, this.key, this.uploadId, this.sent);
      return;
    }
    const only = this.first ?? Buffer.alloc(0);
    await this.client.putObject(this.bucket, this.key, only, only.length);
  }

  async abort(): Promise<void> {
    if (!this.uploadId) return;
    // The caller has an error to tell already; what cannot be aborted now stays an unfinished upload, which nobody sees.
    await this.client
      .abortMultipartUpload(this.bucket, this.key, this.uploadId)
      .catch(() => undefined);
  }

  private async sendPart(part: Buffer): Promise<void> {
    const partNumber = this.sent.length + 1;
    const { etag } = await this.client.uploadPart(
      {
        bucketName: this.bucket,
        objectName: this.key,
        uploadID: this.uploadId ?? '',
        partNumber,
        headers: { 'Content-Length': String(part.length) },
      },
      part,
    );
    this.sent.push({ part: partNumber, etag });
  }
}
