import { describe, expect, it } from '@jest/globals';
import { Busy } from '../../domain/domain-error.js';
import { Turns } from './turns.js';

/** Pieces of work that end when a test says so. */
class Works {
  readonly started: string[] = [];
  private readonly ends = new Map<string, (error?: Error) => void>();

  begin(turns: Turns, name: string): Promise<string> {
    return turns.take(
      () =>
        new Promise((resolve, reject) => {
          this.started.push(name);
          this.ends.set(name, (error) => (error ? reject(error) : resolve(name)));
        }),
    );
  }

  end(name: string, error?: Error): void {
    this.ends.get(name)?.(error);
  }
}

function crowd(...names: string[]) {
  const turns = new Turns(2, () => 2);
  const works = new Works();
  return { turns, works, all: names.map((name) => works.begin(turns, name)) };
}

describe('Two at once and two in the queue', () => {
  it('lets the third wait until one is done', async () => {
    const { works, all } = crowd('a', 'b', 'c');
    expect(works.started).toEqual(['a', 'b']);
    works.end('a');
    await all[0];
    expect(works.started).toEqual(['a', 'b', 'c']);
  });

  it('serves who came first', async () => {
    const { works, all } = crowd('a', 'b', 'c', 'd');
    works.end('b');
    await all[1];
    works.end('c');
    await all[2];
    expect(works.started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses the fifth at once, as a lack of capacity', async () => {
    const { all } = crowd('a', 'b', 'c', 'd', 'e');
    await expect(all[4]).rejects.toThrow(Busy);
  });

  it('asks each time how long the queue may be', async () => {
    let most = 1;
    const turns = new Turns(1, () => most);
    const works = new Works();
    void works.begin(turns, 'a');
    void works.begin(turns, 'b');
    await expect(works.begin(turns, 'c')).rejects.toThrow(Busy);
    most = 2;
    void works.begin(turns, 'd');
    await expect(works.begin(turns, 'e')).rejects.toThrow(Busy);
  });

  it('takes more once there is room again', async () => {
    const { turns, works, all } = crowd('a', 'b', 'c', 'd');
    works.end('a');
    await all[0];
    void works.begin(turns, 'e');
    for (const name of ['b', 'c', 'd']) {
      works.end(name);
      await all['abcd'.indexOf(name)];
    }
    expect(works.started).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('hands the place on when work fails', async () => {
    const { works, all } = crowd('a', 'b', 'c');
    works.end('a', new Error('broken'));
    await expect(all[0]).rejects.toThrow('broken');
    expect(works.started).toContain('c');
  });
});
