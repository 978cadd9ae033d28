import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom has none of these, every browser does; react-router needs TextEncoder when it is evaluated.
const MISSING = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
];

// Node's fetch refuses the signals, bodies and byte arrays of another realm, so jsdom's must give way.
const REPLACED = ['AbortController', 'AbortSignal', 'Uint8Array'];

export default class BrowserEnvironment extends TestEnvironment {
  channels = new Set();

  async setup() {
    await super.setup();
    const { channels } = this;
    this.global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name);
        channels.add(this);
      }
    };
    for (const name of MISSING) this.global[name] ??= globalThis[name];
    for (const name of REPLACED) this.global[name] = globalThis[name];
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.IntersectionObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.scrollTo = () => undefined;
    this.global.matchMedia ??= (media) => ({
      matches: false,
      media,
      addEventListener() {},
      removeEventListener() {},
    });
    this.global.PointerEvent ??= class extends this.global.MouseEvent {
      constructor(type, init = {}) {
        super(type, init);
        this.pointerId = init.pointerId ?? 0;
      }
    };
    const { Blob, FileReader, HTMLDialogElement, HTMLMediaElement, Event } = this.global;
    Blob.prototype.arrayBuffer ??= function arrayBuffer() {
      return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.onerror = () => reject(reader.error);
        reader.readAsArrayBuffer(this);
      });
    };
    // jsdom knows <dialog> and <video> but not what they do.
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
      // As browsers do: what took the focus before, within a dialog that was not shown, has it no more.
      this.querySelector('a[href], button:enabled, input, select, textarea')?.focus();
    };
    HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
    HTMLMediaElement.prototype.play = async () => undefined;
    HTMLMediaElement.prototype.pause = () => undefined;
  }

  /** An open channel would hear the tests of the next file, which run in the same process. */
  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}
