/** One upload that a test controls: what was sent, and the server's response. */
export class FakeUpload {
  method = '';
  path = '';
  readonly headers: Record<string, string> = {};
  aborted = false;
  status = 0;
  responseText = '';
  fields: Record<string, unknown> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;

  open(method: string, path: string): void {
    this.method = method;
    this.path = path;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: FormData | Blob): void {
    if (body instanceof FormData) this.fields = Object.fromEntries(body.entries());
  }

  abort(): void {
    this.aborted = true;
  }

  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ loaded, total });
  }

  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }

  breakConnection(): void {
    this.onerror?.();
  }
}

/** Replaces the server behind `XMLHttpRequest`; returns the uploads started so far. */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = [];
  globalThis.XMLHttpRequest = class extends FakeUpload {
    constructor() {
      super();
      uploads.push(this);
    }
  } as unknown as typeof XMLHttpRequest;
  return uploads;
}
