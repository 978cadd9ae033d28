import { afterEach, describe, expect, it, jest } from '@jest/globals';

/** Other tabs hear what is posted, the own one does not. */
class Channel extends EventTarget {
  private static readonly all = new Set<Channel>();

  constructor() {
    super();
    Channel.all.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of Channel.all)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
}
Object.assign(globalThis, { BroadcastChannel: Channel });
const { newsOfOtherTabs, tellOtherTabs } = await import('./other-tabs');

afterEach(() => void jest.restoreAllMocks());

it('What the storage and the channel tell is heard once', () => {
  const news = newsOfOtherTabs();
  let heard = 0;
  for (let asked = 0; asked < 2; asked += 1) news.take(() => (heard += 1));
  const told = { userId: 'user-2', at: 7 };
  localStorage.setItem('session', JSON.stringify(told));
  window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
  new Channel().postMessage(told);
  expect(heard).toBe(1);
  news.close();
});

describe('While the storage is full', () => {
  const full = () =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });

  it('other tabs hear who is logged in', () => {
    full();
    const heard: unknown[] = [];
    new Channel().addEventListener('message', (event) =>
      heard.push((event as MessageEvent<unknown>).data),
    );
    tellOtherTabs('user-2');
    expect(heard).toMatchObject([{ userId: 'user-2' }]);
  });

  it('this tab hears who logged in to another one, until it listens no more', () => {
    const news = newsOfOtherTabs();
    const another = new Channel();
    const heard: unknown[] = [];
    news.take((told) => heard.push(told));
    another.postMessage({ userId: null, at: 1 });
    expect(heard).toEqual([{ userId: null, at: 1 }]);
    news.close();
    another.postMessage({ userId: 'user-3', at: 2 });
    expect(heard).toHaveLength(1);
  });
});
