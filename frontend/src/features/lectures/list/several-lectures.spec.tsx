import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { restoreText } from '../../../shared/forms/drafts';
import { aLecture } from '../../../shared/testing/builders';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { lecturesOpened, lecturesReducer } from '../lectures.slice';
import { SeveralLectures } from './several-lectures';
import { severalLecturesSaga } from './several-lectures.saga';
import { severalLecturesReducer } from './several-lectures.slice';
import { keptTitles } from './titles';

const CREATE = 'POST /api/course/createlecture/course-1';
const titleOf = (body: unknown) => (body as { lectureTitle: string }).lectureTitle;

/** A server that creates lectures, except those that `refuses` answers. */
async function show(refuses: (title: string) => ReturnType<typeof problem> | null = () => null) {
  const lectures: object[] = [];
  const calls = fakeServer({
    [CREATE]: ({ body }) => {
      const lectureTitle = titleOf(body);
      const refusal = refuses(lectureTitle);
      if (refusal) return refusal;
      const { sectionTitle } = body as { sectionTitle?: string };
      const section = sectionTitle === undefined ? {} : { sectionTitle };
      const lecture = aLecture({ _id: `lecture-${lectures.length}`, lectureTitle, ...section });
      lectures.push(lecture);
      return { status: 201, body: { lecture, lectures: [...lectures] } };
    },
  });
  const running = renderWithStore(<SeveralLectures courseId="course-1" />, severalLecturesSaga, {
    lectures: lecturesReducer,
    severalLectures: severalLecturesReducer,
  });
  await running.dispatch(lecturesOpened({ courseId: 'course-1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add several' }));
  const made = () =>
    running.store.getState().lectures.lectures.map(({ lectureTitle }) => lectureTitle);
  const keys = () => calls.map(({ headers }) => headers.get('Idempotency-Key'));
  return { ...running, made, keys, sent: () => calls.map(({ body }) => titleOf(body)) };
}

const field = () => screen.getByRole('textbox', { name: 'Titles, one per line' });
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create lectures' }));
const write = async (text: string) => {
  await userEvent.click(field());
  await userEvent.paste(text);
};

describe('Adding several lectures', () => {
  it('makes one of each line, in their order, and leaves the field empty', async () => {
    const { made, context } = await show();
    await write('Intro\n\n  Cameras \nReports\n');
    await create();
    await waitFor(() => expect(made()).toEqual(['Intro', 'Cameras', 'Reports']));
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(context.toasts).toEqual(['success: 3 lectures created']);
  });

  it('begins a section at a line with a number sign', async () => {
    const { made, store } = await show();
    await write('Intro\n# On duty\nCameras\nReports');
    await create();
    await waitFor(() => expect(made()).toEqual(['Intro', 'Cameras', 'Reports']));
    const { lectures } = store.getState().lectures;
    expect(lectures.map(({ sectionTitle }) => sectionTitle)).toEqual([
      undefined,
      'On duty',
      undefined,
    ]);
  });

  it('makes nothing as long as a section has no lecture', async () => {
    const { sent } = await show();
    await write('Intro\n# Basics\n\n# On duty\nCameras\n# End');
    await create();
    const problem = 'A section needs a lecture below it. Without one: line 2, 6.';
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(problem));
    expect(sent()).toEqual([]);
  });

  it('keeps what is left with its sections when one is refused', async () => {
    await show((title) => (title === 'Cameras' ? problem(409, 'ANY', 'No.') : null));
    await write('Intro\n# On duty\nCameras\nReports');
    await create();
    await waitFor(() => expect(field()).toHaveValue('# On duty\nCameras\nReports'));
  });

  it('sends each one a key of its own, the same titles too', async () => {
    const { made, keys } = await show();
    await write('Exercise\nExercise');
    await create();
    await waitFor(() => expect(made()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(2);
  });

  it('says how far it is, and lets nobody type meanwhile', async () => {
    let answer: (lecture: object) => void = () => undefined;
    await show();
    await write('Intro\nCameras');
    const asked = new Promise<void>((resolve) => {
      fakeServer({
        [CREATE]: ({ body }) =>
          titleOf(body) === 'Intro'
            ? { status: 201, body: { lectures: [aLecture()] } }
            : new Promise((reply) => {
                answer = reply as typeof answer;
                resolve();
              }),
      });
    });
    await create();
    await asked;
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2');
    expect(field()).toHaveValue('Cameras');
    expect(field()).toHaveAttribute('readonly');
    answer({ status: 201, body: { lectures: [] } });
    await waitFor(() => expect(field()).toHaveValue(''));
  });

  it('stops at the first refusal, keeps what is left, and goes on from there', async () => {
    let full = true;
    const message = 'A course can have at most 300 lectures.';
    const { made, sent, context } = await show((title) =>
      full && title === 'Cameras' ? problem(409, 'TOO_MANY_LECTURES', message) : null,
    );
    await write('Intro\nCameras\nReports');
    await create();
    await waitFor(() => expect(field()).toHaveValue('Cameras\nReports'));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('1 of 3 were created.'),
    );
    expect(sent()).toEqual(['Intro', 'Cameras']);
    expect(context.toasts).toEqual([`error: ${message}`]);
    full = false;
    await create();
    await waitFor(() => expect(made()).toEqual(['Intro', 'Cameras', 'Reports']));
  });

  it('makes no second one when the answer was lost and it is tried again', async () => {
    let lost = true;
    const { made, keys } = await show(() => (lost ? problem(503, 'UNAVAILABLE', 'Busy.') : null));
    await write('Cameras again');
    await create();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0 of 1'));
    await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
    lost = false;
    await create();
    await waitFor(() => expect(made()).toEqual(['Cameras again']));
    expect(new Set(keys()).size).toBe(1);
  });

  it('says which lines are too long, and sends none of them', async () => {
    const { sent } = await show();
    await write(`Intro\n\n${'x'.repeat(121)}\n${'é'.repeat(120)}`);
    await create();
    expect(field()).toHaveAccessibleDescription(/Too long: line 3 \(121\)\./);
    expect(field()).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('asks for a title where there is none', async () => {
    const { sent } = await show();
    await write(' \n ');
    await create();
    expect(field()).toHaveAccessibleDescription(/Type at least one title\./);
    expect(sent()).toEqual([]);
  });

  it('keeps in the tab what was typed and is not made yet', async () => {
    await show((title) => (title === 'Cameras' ? problem(409, 'ANY', 'No.') : null));
    await write('Intro\nCameras');
    expect(restoreText(keptTitles('course-1'))).toBe('Intro\nCameras');
    await create();
    await waitFor(() => expect(restoreText(keptTitles('course-1'))).toBe('Cameras'));
  });
});
