import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { LectureTranscript } from './lecture-transcript';
import { PlayerClock } from './player-clock';
import { transcriptSaga } from './transcript.saga';
import { transcriptReducer } from './transcript.slice';

const captionsOf = (...texts: string[]) =>
  texts.reduce(
    (vtt, text, index) => `${vtt}00:0${index}:00.000 --> 00:0${index}:59.000\n${text}\n\n`,
    'WEBVTT\n\n',
  );
const english = { language: 'en', label: 'English', url: '/api/media/video-1/captions/en.vtt' };
const hindi = { language: 'hi', label: 'Hindi', url: '/api/media/video-1/captions/hi.vtt' };
const [ENGLISH, HINDI] = [`GET ${english.url}`, `GET ${hindi.url}`];
const answered = (vtt: string) => ({ status: 200, body: vtt as never });

/** The transcript of a lecture of three minutes, with the lines One, Two and Three. */
async function show(routes: Parameters<typeof fakeServer>[0] = {}, tracks = [english]) {
  const calls = fakeServer({ [ENGLISH]: answered(captionsOf('One', 'Two', 'Three')), ...routes });
  const clock = new PlayerClock();
  const sought: number[] = [];
  const running = renderWithStore(
    <LectureTranscript tracks={tracks} clock={clock} onSeek={(second) => sought.push(second)} />,
    transcriptSaga,
    { transcript: transcriptReducer },
  );
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Transcript' }));
    await screen.findByRole('button', { name: 'One' });
  };
  return {
    ...running,
    calls,
    clock,
    sought,
    open,
    play: (at: number) => act(() => clock.tell(at)),
  };
}

const list = () => screen.getByRole('group', { name: 'What is said' });
const said = () => within(list()).queryByRole('button', { current: true })?.textContent;

describe('The transcript of a lecture', () => {
  it('is not there without captions', async () => {
    await show({}, []);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is asked for when it is opened, where the player has its captions from', async () => {
    const { calls, open } = await show();
    expect(calls).toHaveLength(0);
    await open();
    expect(calls.map(({ path }) => path)).toEqual([english.url]);
    expect(list()).toHaveAttribute('lang', 'en');
  });

  it('leads to where a line is said', async () => {
    const { sought, open } = await show();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Two' }));
    expect(sought).toEqual([60]);
  });

  it('marks the line that is being said', async () => {
    const { play, open } = await show();
    await open();
    play(61);
    expect(said()).toBe('Two');
    play(125);
    expect(said()).toBe('Three');
    play(600);
    expect(said()).toBeUndefined();
  });

  it('is one stop of Tab, from which arrows lead from line to line', async () => {
    const { play, open } = await show();
    await open();
    play(61);
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent('Two');
    for (const [key, text] of [
      ['{ArrowDown}', 'Three'],
      ['{ArrowDown}', 'Three'],
      ['{Home}', 'One'],
      ['{ArrowUp}', 'One'],
      ['{End}', 'Three'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(document.activeElement).toHaveTextContent(text);
    }
    await userEvent.tab();
    expect(list()).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('can be read in another language', async () => {
    const { open } = await show({ [HINDI]: answered(captionsOf('एक')) }, [english, hindi]);
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Hindi');
    expect(await screen.findByRole('button', { name: 'एक' })).toBeVisible();
    expect(list()).toHaveAttribute('lang', 'hi');
  });

  it('says that it could not be loaded, and is asked for again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [problem(500, 'INTERNAL', 'Broken.'), answered(captionsOf('One'))];
    await show({ [ENGLISH]: () => answers.shift() ?? null });
    await userEvent.click(screen.getByRole('button', { name: 'Transcript' }));
    await screen.findByText('The transcript could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'One' })).toBeVisible();
    log.mockRestore();
  });
});

/** Lines of 100 px in a list that shows one of them. */
describe('The list of what is said', () => {
  const measures = { clientHeight: () => 100, offsetHeight: () => 100, offsetTop: topOf };
  function topOf(this: HTMLElement) {
    return 100 * [...list().querySelectorAll('button')].indexOf(this as HTMLButtonElement);
  }
  beforeEach(() => {
    for (const [name, get] of Object.entries(measures))
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  });
  afterEach(() => {
    for (const name of Object.keys(measures)) Reflect.deleteProperty(HTMLElement.prototype, name);
  });

  const scrollTo = (top: number) => {
    list().scrollTop = top;
    fireEvent.scroll(list());
  };

  it('goes along with the player', async () => {
    const { play, open } = await show();
    await open();
    play(61);
    expect(list().scrollTop).toBe(100);
    fireEvent.scroll(list());
    play(121);
    expect(list().scrollTop).toBe(200);
  });

  it('stays where the reader has scrolled it, until they scroll back to what is being said', async () => {
    const { play, open } = await show();
    await open();
    play(1);
    fireEvent.scroll(list());
    scrollTo(250);
    play(61);
    expect(list().scrollTop).toBe(250);
    scrollTo(110);
    play(121);
    expect(list().scrollTop).toBe(200);
  });

  it('goes along again from a line that the reader chose', async () => {
    const { play, open } = await show();
    await open();
    play(1);
    fireEvent.scroll(list());
    scrollTo(170);
    play(121);
    expect(list().scrollTop).toBe(200);
  });
});
