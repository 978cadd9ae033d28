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

async function show(answer: Parameters<typeof fakeServer>[0][string]) {
  fakeServer({ [LIST]: answer });
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
  async function list(answer: Parameters<typeof fakeServer>[0][string]) {
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
