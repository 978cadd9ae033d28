import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourseNotes, aNote } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { CourseNotes } from './course-notes';
import { NotedCourses } from './noted-courses';
import { notesSaga } from './notes.saga';
import { notesReducer } from './notes.slice';

let words = 'Written here';
const LIST = 'GET /api/learning/notes/course/course-1';

type Answers = Parameters<typeof fakeServer>[0];

async function show(answer: Answers[string], others: Answers = {}) {
  fakeServer({ [LIST]: answer, ...others });
  const running = renderWithStore(<CourseNotes courseId="course-1" />, notesSaga, {
    notes: notesReducer,
  });
  await running.settle();
  return running;
}

describe('All notes of a course', () => {
  it('stand lecture by lecture and lead to their moments', async () => {
    await show(
      aCourseNotes({
        notes: [
          aNote(),
          aNote({ _id: 'note-2', lectureId: 'gone', lectureTitle: 'Removed', isWatchable: false }),
        ],
      }),
    );
    const [first, second] = screen.getAllByRole('region');
    expect(first && within(first).getByRole('link', { name: 'Go to 3:12' })).toHaveAttribute(
      'href',
      '/viewlecture/course-1?lecture=lecture-1&t=192',
    );
    expect(second).toHaveAccessibleName('Removed');
    expect(second && within(second).queryByRole('link')).toBeNull();
  });

  it('are as another device left them when somebody returns to the page', async () => {
    const { settle } = await show(() => aCourseNotes({ notes: [aNote({ text: words })] }));
    words = 'Written on the phone';
    fireEvent(document, new Event('visibilitychange'));
    await settle();
    expect(screen.getByText(words)).toBeVisible();
  });

  describe('changed here and on another device meanwhile', () => {
    const LATER = 'Written on the phone';
    const edit = async () => {
      const bodies: unknown[] = [];
      let text = 'As it was';
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { settle } = await show(() => aCourseNotes({ notes: [aNote({ text })] }), {
        'PUT /api/learning/notes/note-1': ({ body }) => {
          bodies.push(body);
          const sent = body as { replaces: string; text: string };
          if (sent.replaces !== text) return problem(409, 'STALE_VERSION', 'Changed elsewhere.');
          return { ...aNote({ text: (text = sent.text) }) };
        },
      });
      const user = userEvent.setup();
      await user.click(screen.getByRole('button', { name: 'Edit the note at 3:12' }));
      text = LATER;
      // The page notices before the learner saves.
      fireEvent(document, new Event('visibilitychange'));
      await settle();
      await user.type(screen.getByRole('textbox'), ', and more');
      await user.click(screen.getByRole('button', { name: 'Save changes' }));
      await settle();
      log.mockRestore();
      return {
        bodies,
        settle,
        choose: (name: string) => user.click(screen.getByRole('button', { name })),
      };
    };
    const quote = () => screen.queryByRole('blockquote');

    it('show both texts, and let the learner take either', async () => {
      const { bodies, settle, choose } = await edit();
      expect(bodies).toMatchObject([{ replaces: 'As it was', text: 'As it was, and more' }]);
      expect(screen.getByText('As it was, and more')).toBeVisible();
      expect(quote()).toHaveTextContent(LATER);
      await choose('Replace that text');
      await settle();
      expect(bodies[1]).toMatchObject({ replaces: LATER, text: 'As it was, and more' });
      expect(screen.getByText('As it was, and more')).toBeVisible();
      expect(quote()).toBeNull();
    });

    it('are as on the other device where the learner takes that text', async () => {
      const { bodies, choose } = await edit();
      await choose('Take that text');
      expect(bodies).toHaveLength(1);
      expect(screen.getByText(LATER)).toBeVisible();
      expect(screen.queryByText('As it was, and more')).toBeNull();
    });
  });

  it('can be taken along', async () => {
    await show(aCourseNotes({ notes: [aNote()] }));
    const group = screen.getByRole('group', { name: 'Download' });
    expect(
      within(group)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/api/learning/notes/course/course-1/download?format=markdown',
      '/api/learning/notes/course/course-1/download?format=text',
    ]);
  });

  it('are searched once they are many', async () => {
    const notes = [1, 2, 3, 4, 5, 6, 7].map((n) => aNote({ _id: `note-${n}`, text: `Word ${n}` }));
    await show(aCourseNotes({ notes }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search these notes' }), 'word 4');
    expect(screen.getByText('1 of 7 notes')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.type(screen.getByRole('searchbox'), '0');
    expect(screen.getByText('None of these notes has these words.')).toBeVisible();
  });

  it('stay when the course is no longer theirs, which is said', async () => {
    await show(aCourseNotes({ mayAdd: false, notes: [aNote({ isWatchable: false })] }));
    expect(screen.getByText(/What you wrote stays yours/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Watch this course' })).toBeNull();
  });

  it.each([
    [404, 'There are no notes here.', 0],
    [500, 'Your notes could not be loaded.', 1],
  ])('are told missing by a %d', async (status, text, retries) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(problem(status, 'X', 'Trouble.'));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retries);
    log.mockRestore();
  });
});

describe('The courses with notes', () => {
  async function list(answer: Answers[string]) {
    fakeServer({ 'GET /api/learning/notes': answer });
    const running = renderWithStore(<NotedCourses />, notesSaga, { notes: notesReducer });
    await running.settle();
  }

  it('lead to their notes', async () => {
    const lastWrittenAt = '2026-11-21T09:00:00.000Z';
    await list([{ courseId: 'course-1', courseTitle: 'Monitoring', notes: 2, lastWrittenAt }]);
    expect(screen.getByRole('link', { name: 'Monitoring' })).toHaveAttribute(
      'href',
      '/notes/course-1',
    );
    expect(screen.getByText('2 notes · last on 21 Nov 2026')).toBeVisible();
  });

  it('may be none', async () => {
    await list([]);
    expect(screen.getByText(/You have no notes yet/)).toBeVisible();
  });
});
