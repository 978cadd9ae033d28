import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { put } from 'typed-redux-saga';
import { startAll } from '../../shared/sagas/watchers';
import { userReceived } from '../../shared/session/session.slice';
import { aCourseNotes, aNote, aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { LectureNotes, type NotesHandle } from './lecture-notes';
import { notesSaga } from './notes.saga';
import { notesReducer } from './notes.slice';

const LIST = 'GET /api/learning/notes/course/course-1';
const lecture = { _id: 'lecture-1', lectureTitle: 'The first shift' };
type Routes = Parameters<typeof fakeServer>[0];

/** The server's answer to a stored note. */
const stored = ({ body, url }: { body: unknown; url: URL }) => ({
  ...aNote({ _id: url.pathname.split('/').at(-1) ?? '', ...(body as object) }),
});

/** Stores every note that the client puts, where nothing else is said. */
function serveNotes(notes = [aNote()], routes: Routes = {}, saved: Routes[string] = stored) {
  const all = new Proxy<Routes>(
    { [LIST]: aCourseNotes({ notes }), ...routes },
    {
      get: (known, name: string) =>
        known[name] ?? (name.startsWith('PUT /api/learning/notes/') ? saved : undefined),
    },
  );
  return fakeServer(all);
}

async function show(notes = [aNote()], routes: Routes = {}) {
  const calls = serveNotes(notes, routes);
  const player = {
    second: 65,
    running: true,
    plays: () => player.running,
    at: () => player.second,
    play: jest.fn(() => void (player.running = true)),
    pause: jest.fn(() => void (player.running = false)),
  };
  const jumps: number[] = [];
  const ref = createRef<NotesHandle>();
  const running = renderWithStore(
    <LectureNotes
      ref={ref}
      courseId="course-1"
      lecture={lecture}
      player={() => player}
      onJump={(seconds) => jumps.push(seconds)}
    />,
    function* () {
      yield* put(userReceived(aUser()));
      yield* startAll(notesSaga);
    },
    { notes: notesReducer },
  );
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Notes' }));
    await screen.findByRole('textbox');
    await running.settle();
  };
  return { ...running, calls, player, jumps, ref, open };
}

const field = () => screen.getByRole('textbox');
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
let log: jest.SpiedFunction<typeof console.error> | undefined;
afterEach(() => log?.mockRestore());

describe('The notes beside the player', () => {
  it('are asked for when they are opened', async () => {
    const { calls, open } = await show();
    expect(calls).toEqual([]);
    await open();
    expect(screen.getByText('Look at the exits first.')).toBeVisible();
  });

  it('are those of this lecture, each with the way to its moment', async () => {
    const { jumps, open } = await show([
      aNote(),
      aNote({ _id: 'note-2', positionSeconds: 3, text: 'Sooner' }),
      aNote({ _id: 'note-3', lectureId: 'lecture-2', text: 'Elsewhere' }),
    ]);
    await open();
    expect(items()).toEqual([
      expect.stringContaining('Sooner'),
      expect.stringContaining('Look at the exits first.'),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Go to 3:12' }));
    expect(jumps).toEqual([192]);
  });

  it('say that there are none', async () => {
    const { open } = await show([]);
    await open();
    expect(screen.getByText('No notes in this lecture yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All notes of this course' })).toBeVisible();
  });

  it('say that they could not be loaded, and are asked for again', async () => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [problem(500, 'INTERNAL', 'Broken.'), aCourseNotes({ notes: [aNote()] })];
    const { open, settle } = await show([], { [LIST]: () => answers.shift() ?? null });
    await open();
    expect(screen.getByText('Your notes could not be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getByText('Look at the exits first.')).toBeVisible();
  });
});

describe('Writing a note', () => {
  it('is about the moment at which it was begun', async () => {
    const { player, calls, open, settle } = await show([]);
    await open();
    expect(field()).toHaveAccessibleName('Add a note at 1:05');
    await userEvent.type(field(), 'E');
    player.second = 80;
    await userEvent.type(field(), 'xits');
    expect(field()).toHaveAccessibleName('Your note at 1:05');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await settle();
    expect(calls.at(-1)?.body).toEqual({
      lectureId: 'lecture-1',
      positionSeconds: 65,
      text: 'Exits',
    });
    expect(items()).toEqual([expect.stringContaining('1:05Exits')]);
    expect(field()).toHaveValue('');
  });

  it('lets the video wait, and go on when it is saved or given up', async () => {
    const { player, open, settle } = await show([]);
    await open();
    await userEvent.type(field(), 'Exits');
    expect(player.running).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([player.running, (field() as HTMLTextAreaElement).value]).toEqual([true, '']);
    await userEvent.type(field(), 'Exits{Control>}{Enter}{/Control}');
    await settle();
    expect([player.running, items().length]).toEqual([true, 1]);
  });

  it('lets the video go on where somebody wants that', async () => {
    const { player, open } = await show([]);
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: /Pause the video/ }));
    await userEvent.type(field(), 'Exits');
    expect(player.pause).not.toHaveBeenCalled();
  });

  it('needs something to write', async () => {
    const { calls, open } = await show([]);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Write something first.')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('begins in the field when it is asked for by key', async () => {
    const { ref } = await show([]);
    act(() => ref.current?.begin());
    expect(await screen.findByRole('textbox')).toHaveFocus();
  });

  it('says that a note is not saved, keeps it, and tries again or lets it go', async () => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const refusals = ['Busy.', 'Still busy.'].map((text) => problem(503, 'UNAVAILABLE', text));
    const { open, settle } = await show([]);
    serveNotes([], {}, () => refusals.shift() ?? null);
    await open();
    await userEvent.type(field(), 'Exits{Control>}{Enter}{/Control}');
    await settle();
    const item = within(screen.getByRole('listitem'));
    expect(item.getByRole('status')).toHaveTextContent(
      'Not saved yet. Busy. It is kept on this device.',
    );
    await userEvent.click(item.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(item.getByRole('status')).toHaveTextContent('Still busy.');
    expect(item.getByRole('button', { name: 'Edit the note at 1:05' })).toHaveFocus();
    await userEvent.click(item.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('does not promise to be kept on a device that has no room', async () => {
    const { open, settle } = await show([]);
    serveNotes([], {}, problem(503, 'UNAVAILABLE', 'Busy.'));
    await open();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await userEvent.type(field(), 'Exits{Control>}{Enter}{/Control}');
    await settle();
    expect(within(screen.getByRole('listitem')).getByRole('status')).toHaveTextContent(
      'Not saved yet. Busy. Keep this page open.',
    );
    full.mockRestore();
  });
});

describe('A note that is there', () => {
  it('gets other words', async () => {
    const { calls, open, settle } = await show();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit the note at 3:12' }));
    const editor = screen.getByRole('textbox', { name: 'Note at 3:12' });
    expect(editor).toHaveFocus();
    await userEvent.type(editor, ' Then the stairs.');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await settle();
    expect(calls.at(-1)?.body).toMatchObject({ text: 'Look at the exits first. Then the stairs.' });
    expect(items()).toEqual([expect.stringContaining('Then the stairs.')]);
    expect(screen.getByRole('button', { name: 'Edit the note at 3:12' })).toHaveFocus();
  });

  it('is deleted once that was asked', async () => {
    const { open, settle } = await show([aNote()], {
      'DELETE /api/learning/notes/note-1': { message: 'Note deleted.' },
    });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Delete the note at 3:12' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete this note?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete note' }));
    await settle();
    expect(screen.queryByText('Look at the exits first.')).toBeNull();
  });
});
