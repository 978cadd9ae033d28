import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { put } from 'typed-redux-saga';
import { startAll } from '../../shared/sagas/watchers';
import { userGone, userReceived } from '../../shared/session/session.slice';
import { aCourseNotes, aNote, aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { runSaga } from '../../shared/testing/saga-runner';
import { readKept } from './kept-notes';
import { notesSaga } from './notes.saga';
import { shownNotes } from './shown-notes';
import {
  noteDiscarded,
  noteRemovalRequested,
  notesReducer,
  notesRequested,
  notesRequests,
  noteTyped,
} from './notes.slice';

let user = aUser();
let visits = 0;
const NOTE = '/api/learning/notes/note-1';
const LIST = 'GET /api/learning/notes/course/course-1';
const typed = {
  _id: 'note-1',
  courseId: 'course-1',
  lectureId: 'lecture-1',
  lectureTitle: 'The first shift',
  positionSeconds: 192,
  text: 'Exits first.',
};
const stale = problem(409, 'STALE_VERSION', 'You changed this note elsewhere.');
const away = problem(503, 'UNAVAILABLE', 'Busy.');

let log: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  // The sagas of earlier tests in this file still react to connections.
  user = aUser({ _id: `user-${(visits += 1)}` });
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

function start() {
  const running = runSaga(
    function* () {
      yield* put(userReceived(user));
      yield* startAll(notesSaga);
    },
    { notes: notesReducer },
  );
  const shown = () => {
    const { courses, waiting } = running.store.getState().notes;
    const all = shownNotes('course-1', courses['course-1'], Object.values(waiting));
    return all.map(({ text, isWaiting }) => ({ text, isWaiting }));
  };
  return { ...running, shown };
}

describe('A note that is typed', () => {
  it('is shown at once, and kept on the device until the server has it', async () => {
    const answer = Promise.withResolvers<Record<string, unknown>>();
    const calls = fakeServer({ [LIST]: aCourseNotes(), [`PUT ${NOTE}`]: () => answer.promise });
    const { dispatch, settle, shown } = start();
    await dispatch(notesRequested('course-1'));
    await dispatch(noteTyped(typed));
    expect(shown()).toEqual([{ text: typed.text, isWaiting: true }]);
    expect(Object.values(readKept(user._id))).toEqual([typed]);
    answer.resolve({ ...aNote(typed) });
    await settle();
    expect(shown()).toEqual([{ text: typed.text, isWaiting: false }]);
    expect(Object.values(readKept(user._id))).toEqual([]);
    expect(calls.at(-1)).toMatchObject({
      body: { lectureId: 'lecture-1', positionSeconds: 192, text: 'Exits first.' },
    });
  });

  it('stays, and is said not to be saved, when the server is away; another try saves it', async () => {
    const answers = [away, { ...aNote(typed) }];
    fakeServer({ [LIST]: aCourseNotes(), [`PUT ${NOTE}`]: () => answers.shift() ?? null });
    const { store, context, dispatch, shown } = start();
    await dispatch(notesRequested('course-1'));
    await dispatch(noteTyped(typed));
    expect(shown()).toEqual([{ text: typed.text, isWaiting: true }]);
    expect(store.getState().requests[notesRequests.save('note-1')]?.failure?.message).toBe('Busy.');
    expect(context.toasts).toEqual([]);
    await dispatch(noteTyped(typed));
    expect(shown()).toEqual([{ text: typed.text, isWaiting: false }]);
  });

  it('is sent when the connection is back, and at the next visit', async () => {
    let isAway = true;
    fakeServer({ [`PUT ${NOTE}`]: () => (isAway ? away : { ...aNote(typed) }) });
    const kept = () => Object.values(readKept(user._id)).length;
    const { dispatch, settle } = start();
    await dispatch(noteTyped(typed));
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(kept()).toBe(1);
    isAway = false;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(kept()).toBe(0);
    isAway = true;
    await dispatch(noteTyped(typed));
    await dispatch(userGone());
    expect(kept()).toBe(1);
    isAway = false;
    await start().settle();
    expect(kept()).toBe(0);
  });

  it('is saved in its last words, whatever is typed while it is on its way', async () => {
    const first = Promise.withResolvers<Record<string, unknown>>();
    const sent: unknown[] = [];
    fakeServer({
      [LIST]: aCourseNotes(),
      [`PUT ${NOTE}`]: ({ body }) => {
        sent.push((body as { text: string }).text);
        return sent.length === 1 ? first.promise : { ...aNote({ ...typed, text: 'Stairs.' }) };
      },
    });
    const { dispatch, settle, shown } = start();
    await dispatch(notesRequested('course-1'));
    await dispatch(noteTyped(typed));
    await dispatch(noteTyped({ ...typed, text: 'Stairs.' }));
    first.resolve({ ...aNote(typed) });
    await settle();
    expect(sent).toEqual(['Exits first.', 'Stairs.']);
    expect(shown()).toEqual([{ text: 'Stairs.', isWaiting: false }]);
  });

  it('does not replace what another device wrote, which is shown beside it', async () => {
    const phone = aNote({ text: 'Written on the phone' });
    const bodies: unknown[] = [];
    fakeServer({
      [LIST]: () => aCourseNotes({ notes: [phone] }),
      [`PUT ${NOTE}`]: ({ body }) => {
        bodies.push(body);
        const { replaces } = body as { replaces?: string };
        return replaces === phone.text ? { ...aNote({ text: 'Mine' }) } : stale;
      },
    });
    const { store, dispatch, shown } = start();
    await dispatch(noteTyped({ ...typed, text: 'Mine', replaces: 'Exits' }));
    expect(store.getState().requests[notesRequests.save('note-1')]?.failure?.code).toBe(
      'STALE_VERSION',
    );
    expect(store.getState().notes.courses['course-1']?.notes).toMatchObject([phone]);
    expect(Object.values(readKept(user._id))).toHaveLength(1);
    await dispatch(noteTyped({ ...typed, text: 'Mine', replaces: phone.text }));
    expect(shown()).toEqual([{ text: 'Mine', isWaiting: false }]);
    expect(bodies).toMatchObject([{ replaces: 'Exits' }, { replaces: phone.text }]);
  });

  it('is not held up by its own earlier text, of which no answer told', async () => {
    let stored = 'Exits';
    fakeServer({
      [LIST]: () => aCourseNotes({ notes: [aNote({ text: stored })] }),
      [`PUT ${NOTE}`]: ({ body }) => {
        const { text, replaces } = body as { text: string; replaces: string };
        if (replaces !== stored) return stale;
        stored = text;
        return text === 'Stairs.' ? { ...aNote({ text }) } : away;
      },
    });
    const { dispatch, shown } = start();
    await dispatch(noteTyped({ ...typed, replaces: 'Exits' }));
    await dispatch(noteTyped({ ...typed, text: 'Stairs.', replaces: 'Exits' }));
    expect([stored, ...shown()]).toEqual(['Stairs.', { text: 'Stairs.', isWaiting: false }]);
  });

  it('can be given up: what the server has stays', async () => {
    fakeServer({ [LIST]: aCourseNotes({ notes: [aNote()] }), [`PUT ${NOTE}`]: away });
    const { dispatch, shown } = start();
    await dispatch(notesRequested('course-1'));
    await dispatch(noteTyped({ ...typed, text: 'Worse words' }));
    expect(shown()).toEqual([{ text: 'Worse words', isWaiting: true }]);
    await dispatch(noteDiscarded('note-1'));
    expect(shown()).toEqual([{ text: aNote().text, isWaiting: false }]);
    expect(Object.values(readKept(user._id))).toEqual([]);
  });

  it('is forgotten with whoever typed it, but for what waits on their device', async () => {
    fakeServer({ [LIST]: aCourseNotes({ notes: [aNote()] }), [`PUT ${NOTE}`]: away });
    const { dispatch, shown } = start();
    await dispatch(notesRequested('course-1'));
    await dispatch(noteTyped(typed));
    await dispatch(userGone());
    expect(shown()).toEqual([]);
    expect(Object.values(readKept(user._id))).toHaveLength(1);
  });
});

describe('A note that is deleted', () => {
  const notes = [aNote(), aNote({ _id: 'note-2', text: 'Another' })];
  const removal = noteRemovalRequested({ noteId: 'note-1', courseId: 'course-1' });

  it.each([
    ['is gone', { message: 'Note deleted.' }],
    ['is gone, too, when it was deleted elsewhere', problem(404, 'NOT_FOUND', 'Not found.')],
  ])('%s', async (_, answer) => {
    fakeServer({ [LIST]: aCourseNotes({ notes }), [`DELETE ${NOTE}`]: answer });
    const { dispatch, shown } = start();
    await dispatch(notesRequested('course-1'));
    await dispatch(removal);
    expect(shown().map(({ text }) => text)).toEqual(['Another']);
  });

  it('stays when the server is away, which is said', async () => {
    fakeServer({ [LIST]: aCourseNotes({ notes }), [`DELETE ${NOTE}`]: away });
    const { context, dispatch, shown } = start();
    await dispatch(notesRequested('course-1'));
    await dispatch(removal);
    expect(shown()).toHaveLength(2);
    expect(context.toasts).toEqual(['error: Busy.']);
  });
});

describe('A list that was asked for before a change', () => {
  it('does not take a note away that was saved meanwhile', async () => {
    const older = Promise.withResolvers<ReturnType<typeof aCourseNotes>>();
    const saved = aNote({ _id: 'note-1', text: 'Exits first.' });
    const lists = [
      older.promise,
      Promise.resolve(aCourseNotes({ notes: [{ ...saved, isWatchable: true }] })),
    ];
    fakeServer({ [LIST]: () => lists.shift() ?? null, [`PUT ${NOTE}`]: saved });
    const { dispatch, settle, shown } = start();
    await dispatch(notesRequested('course-1'));
    await dispatch(noteTyped(typed));
    older.resolve(aCourseNotes({ notes: [] }));
    await settle();
    expect(shown()).toEqual([{ text: 'Exits first.', isWaiting: false }]);
    expect(lists).toEqual([]);
  });
});
