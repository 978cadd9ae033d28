import type { Client } from 'minio';

/** One part at a time is held in memory; S3 allows no smaller ones, except the last. */
const PART = 8 * 1024 * 1024;

/** Regroups a stream into parts of the size S3 wants; an empty stream gives one empty part. */
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
 * Uploads one object to S3. A single part is put in one request; more start a multipart upload, which is invisible
 * until it is completed and leaves nothing when it is aborted.
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
      // Only the next part shows whether this is the only one.
      this.first = part;
      return;
    }
    if (this.first) {
      const { first } = this;
      this.first = null;
      this.uploadId = await this.client.initiateNewMultipartUpload(this.bucket, this.key, {});
      await this.sendPart(first);
    }
    // If the stream ends at a part's boundary, the rest is empty, which S3 refuses.
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
    // The caller already has an error to report; if the abort fails, an invisible unfinished upload stays.
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
