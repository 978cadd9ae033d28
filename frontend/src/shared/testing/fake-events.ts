/** A stream of server-sent events that a test controls. */
export class FakeEvents {
  static opened: FakeEvents[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  isOpen = true;

  constructor(readonly address: string) {
    FakeEvents.opened.push(this);
  }

  static install(): void {
    FakeEvents.opened = [];
    Object.assign(globalThis, { EventSource: FakeEvents });
  }

  static remove(): void {
    Reflect.deleteProperty(globalThis, 'EventSource');
  }

  say(news: object): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }

  breakOff(): void {
    this.onerror?.();
  }

  close(): void {
    this.isOpen = false;
  }
}
