import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import { Client, type BucketItem } from 'minio';
import {
  type ByteRange,
  type FileInfo,
  FileMissing,
  Files,
  type OpenFile,
  type StoredFile,
} from '../../application/files.js';
import { MultipartUpload, partsOf } from './multipart-upload.js';
import { impatient, type Patience, USUAL_PATIENCE } from './impatient-calls.js';
import { assertFileKey } from '../../application/file-key.js';

export interface S3Settings {
  readonly endpoint: string;
  /** The store's address for browsers, if it is a different one. */
  readonly publicEndpoint?: string | undefined;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
  readonly region: string;
}

const MISSING = new Set(['NoSuchKey', 'NotFound', 'NoSuchBucket']);

/** Files in any S3-compatible store, through the `minio` client. */
export class S3Files extends Files {
  readonly servesItself = true;
  private readonly client: Client;
  private readonly linkClient: Client;
  private readonly bucket: string;

  constructor(
    private readonly settings: S3Settings,
    patience = USUAL_PATIENCE,
  ) {
    super();
    this.bucket = settings.bucket;
    this.client = clientOf(settings, settings.endpoint, patience);
    // A link is signed for the host it leads to.
    this.linkClient = clientOf(settings, settings.publicEndpoint ?? settings.endpoint, patience);
  }

  /** Creates the bucket if it does not exist; processes that start together all try. */
  async prepare(): Promise<void> {
    if (await this.client.bucketExists(this.bucket)) return;
    try {
      await this.client.makeBucket(this.bucket, this.settings.region);
    } catch (error) {
      if (!(await this.client.bucketExists(this.bucket))) throw error;
    }
  }

  /**
   * Allows pages of the origin to read files by link (S3 PutBucketCors), because players fetch links from scripts.
   * @throws Error if the store does not support the call; then its own settings must allow the origin
   */
  async allowOrigin(origin: string): Promise<void> {
    const rules = `<CORSConfiguration><CORSRule><AllowedOrigin>${origin}</AllowedOrigin><AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod><AllowedHeader>*</AllowedHeader><ExposeHeader>Content-Range</ExposeHeader><MaxAgeSeconds>3600</MaxAgeSeconds></CORSRule></CORSConfiguration>`;
    const headers = { 'Content-MD5': createHash('md5').update(rules).digest('base64') };
    await this.client.makeRequestAsyncOmit(
      { method: 'PUT', bucketName: this.bucket, query: 'cors', headers },
      rules,
      [200, 204],
    );
  }

  /** Sends parts itself: the client's streaming neither notices a failing source nor frees what it has sent. */
  async write(key: string, content: AsyncIterable<Uint8Array> | Buffer): Promise<StoredFile> {
    assertFileKey(key);
    let size = 0;
    const upload = new MultipartUpload(this.client, this.bucket, key);
    try {
      for await (const part of partsOf(Buffer.isBuffer(content) ? [content] : content)) {
        size += part.length;
        await upload.send(part);
      }
      await upload.complete();
    } catch (error) {
      await upload.abort();
      throw error;
    }
    return { key, size };
  }

  async read(key: string, range?: ByteRange): Promise<OpenFile> {
    const info = await this.info(key);
    if (!info) throw new FileMissing();
    const stream = range
      ? await this.client.getPartialObject(
          this.bucket,
          key,
          range.start,
          Math.min(range.end, info.size - 1) - range.start + 1,
        )
      : await this.client.getObject(this.bucket, key);
    return { ...info, ...toldBy(stream), stream };
  }

  async info(key: string): Promise<FileInfo | null> {
    assertFileKey(key);
    try {
      const found = await this.client.statObject(this.bucket, key);
      return { key, size: found.size, modifiedAt: found.lastModified };
    } catch (error) {
      if (MISSING.has(codeOf(error))) return null;
      throw error;
    }
  }

  async *list(prefix: string): AsyncIterable<FileInfo> {
    const items = this.client.listObjectsV2(this.bucket, prefix, true) as AsyncIterable<BucketItem>;
    for await (const item of items) {
      if (item.name)
        yield {
          key: item.name,
          size: item.size ?? 0,
          modifiedAt: item.lastModified ?? new Date(0),
        };
    }
  }

  async remove(key: string): Promise<void> {
    assertFileKey(key);
    await this.client.removeObject(this.bucket, key);
  }

  async removeAll(prefix: string): Promise<void> {
    for await (const { key } of this.list(prefix)) await this.remove(key);
  }

  async placeAt(): Promise<boolean> {
    return false;
  }

  async removeUnfinished(before: Date): Promise<number> {
    let removed = 0;
    for await (const { key, uploadId, initiated } of this.unfinished()) {
      if (initiated >= before) continue;
      await this.client.abortMultipartUpload(this.bucket, key, uploadId);
      removed += 1;
    }
    return removed;
  }

  private async *unfinished() {
    let marker = '';
    let isMore = true;
    while (isMore) {
      // Not an empty delimiter, which Swift finds in every key; our keys never contain a space.
      const page = await this.client.listIncompleteUploadsQuery(this.bucket, '', marker, '', ' ');
      yield* page.uploads;
      marker = page.nextKeyMarker;
      isMore = page.isTruncated;
    }
  }

  /** S3 cannot tell. */
  async freeBytes(): Promise<null> {
    return null;
  }

  temporaryLink(key: string, seconds: number, saveAs?: string): Promise<string> {
    assertFileKey(key);
    const headers = saveAs === undefined ? {} : savedAs(saveAs);
    return this.linkClient.presignedGetObject(this.bucket, key, seconds, headers);
  }
}

function clientOf(
  { accessKey, secretKey, region }: S3Settings,
  endpoint: string,
  patience: Patience,
): Client {
  const url = new URL(endpoint);
  const isSecure = url.protocol === 'https:';
  return new Client({
    endPoint: url.hostname,
    port: Number(url.port) || (isSecure ? 443 : 80),
    useSSL: isSecure,
    accessKey,
    secretKey,
    // Set, so that the client does not query the bucket's region before each call.
    region,
    pathStyle: true,
    transport: { request: impatient(isSecure ? https.request : http.request, patience) },
  });
}

/** Headers that the store's reply shall have, as parameters of the link (S3 GetObject). */
const savedAs = (name: string) => ({
  'response-content-disposition': contentDisposition(name),
  'response-content-type': 'application/octet-stream',
});

/** The file read may be newer than the one queried before, so its reply's headers count. */
function toldBy(reply: Readable): Partial<Pick<FileInfo, 'size' | 'modifiedAt'>> {
  const { headers = {} } = reply as Partial<http.IncomingMessage>;
  const size = /\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1] ?? headers['content-length'];
  const modifiedAt = headers['last-modified'];
  return {
    ...(size !== undefined && { size: Number(size) }),
    ...(modifiedAt !== undefined && { modifiedAt: new Date(modifiedAt) }),
  };
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code);
}
