/** One upload a test watches: what was sent, and what the server is made to answer. */
export class FakeUpload {
  path = '';
  aborted = false;
  status = 0;
  responseText = '';
  fields: Record<string, unknown> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;

  open(_method: string, path: string): void {
    this.path = path;
  }

  send(form: FormData): void {
    this.fields = Object.fromEntries(form.entries());
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

/** Stands in for the server behind `XMLHttpRequest`; returns the uploads begun so far. */
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
