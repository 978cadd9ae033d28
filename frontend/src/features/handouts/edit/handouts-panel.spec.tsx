import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Handout } from '../../../shared/api/types';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { fakeUploads } from '../../../shared/testing/fake-uploads';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { HandoutsPanel } from './handouts-panel';
import { handoutsSaga } from './handouts.saga';
import { handoutsChosen, handoutsReducer } from './handouts.slice';

const aFile = (name: string) => new File(['content'], name);
const LIST = 'GET /api/course/handouts/lecture-1';

function aHandout(name: string, _id = name): Handout {
  return { _id, name, size: 12_345, url: `/api/course/handouts/lecture-1/${_id}` };
}
const table = aHandout('table.csv');
const slides = aHandout('slides.pdf');

async function show(answers: Parameters<typeof fakeServer>[0] = { [LIST]: [table] }) {
  const calls = fakeServer(answers);
  const uploads = fakeUploads();
  const panel = <HandoutsPanel lectureId="lecture-1" />;
  const { settle, context } = renderWithStore(panel, handoutsSaga, { handouts: handoutsReducer });
  await settle();
  const user = userEvent.setup({ applyAccept: false });
  const add = async (...names: string[]) =>
    user.upload(screen.getByLabelText('Add files', { selector: 'input' }), names.map(aFile));
  return { calls, uploads, user, add, settle, toasts: context.toasts };
}

const files = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const button = () => screen.getByRole('button', { name: 'Add files' });

describe('The files of a lecture', () => {
  it('are listed, each with its size and to be saved', async () => {
    await show();
    expect(files()).toEqual([['table.csv 12 KB', table.url]]);
    expect(screen.getByRole('link')).toHaveAttribute('download');
  });

  it('are added one after the other', async () => {
    const { uploads, add, settle } = await show();
    await add('slides.pdf', 'code.zip');
    expect(uploads).toHaveLength(1);
    act(() => uploads[0]?.progress(3, 9));
    expect(screen.getByLabelText('Uploading slides.pdf')).toHaveValue(3);
    expect(screen.getByText(/1 more waits/)).toBeVisible();
    await act(async () => uploads[0]?.answer(200, [slides, table]));
    expect(files()).toHaveLength(2);
    expect(uploads).toHaveLength(2);
    await act(async () => uploads[1]?.answer(200, [aHandout('code.zip'), slides, table]));
    await settle();
    expect(files()).toHaveLength(3);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(button()).not.toHaveAttribute('aria-busy', 'true');
  });

  it('that are refused are named with the reason, and the others go on', async () => {
    const { uploads, add } = await show();
    await add('setup.exe', 'slides.pdf', 'code.zip');
    const { body } = problem(409, 'TOO_MANY_HANDOUTS', 'A lecture can have at most 20 files.');
    await act(async () => uploads[0]?.answer(409, body));
    await act(async () => uploads[1]?.answer(200, [aHandout('code.zip'), table]));
    const refused = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(refused.map(({ textContent }) => textContent)).toEqual([
      '\u2068setup.exe\u2069: This type of file is not taken. Put programs, web pages and scripts into a .zip file.',
      '\u2068slides.pdf\u2069: A lecture can have at most 20 files.',
    ]);
    await add('notes.txt');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are asked for again after one was refused, for its reply may have been lost', async () => {
    const { calls, uploads, add, settle } = await show();
    await add('slides.pdf', 'code.zip');
    await act(async () => uploads[0]?.breakConnection());
    await settle();
    expect(uploads).toHaveLength(1);
    const refused = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(refused.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^\u2068slides\.pdf\u2069: /),
      '1 more file was not sent.',
    ]);
    expect(calls.map(({ path }) => path)).toHaveLength(2);
  });

  it('wait while another tab sends as many as the server takes', async () => {
    const { uploads, settle } = await show();
    jest.useFakeTimers();
    try {
      fireEvent.change(screen.getByLabelText('Add files', { selector: 'input' }), {
        target: { files: [aFile('slides.pdf')] },
      });
      await act(() => jest.advanceTimersByTimeAsync(1));
      const { body } = problem(409, 'TOO_MANY_UPLOADS', 'At most 2 uploads can be under way.');
      await act(async () => uploads[0]?.answer(409, body));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(uploads).toHaveLength(2);
      await act(async () => uploads[1]?.answer(200, [slides, table]));
    } finally {
      jest.useRealTimers();
    }
    await settle();
    expect(files()).toHaveLength(2);
  });

  it.each([
    ['/courses', ['error: 1 file was not added. The page of its lecture says why.']],
    ['/editlecture/course-1/lecture-1', []],
  ])('that are refused are spoken of where nobody sees the reason: %s', async (path, said) => {
    window.history.pushState(null, '', path);
    const { add, settle, toasts } = await show();
    await add('setup.exe');
    await settle();
    expect(toasts).toEqual(said);
  });

  it('of a lecture wait for those of another, and can be given up meanwhile', async () => {
    fakeServer({ [LIST]: [], 'GET /api/course/handouts/lecture-2': [] });
    const uploads = fakeUploads();
    const { store, settle } = renderWithStore(
      <HandoutsPanel lectureId="lecture-2" />,
      handoutsSaga,
      { handouts: handoutsReducer },
    );
    const choose = (lectureId: string) =>
      act(() => void store.dispatch(handoutsChosen({ lectureId, files: [aFile('a.csv')] })));
    choose('lecture-1');
    choose('lecture-2');
    await settle();
    expect(uploads.map(({ path }) => path)).toEqual(['/api/course/handouts/lecture-1']);
    expect(screen.getByText(/The files of another lecture come first/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    choose('lecture-2');
    await act(async () => uploads[0]?.answer(200, []));
    await settle();
    expect(uploads.map(({ path }) => path)).toEqual([
      '/api/course/handouts/lecture-1',
      '/api/course/handouts/lecture-2',
    ]);
  });

  it('that another tab removed are gone after the server said so', async () => {
    const lists = [[table], []];
    const { user } = await show({
      [LIST]: () => lists.shift() ?? [],
      [`DELETE ${table.url}`]: problem(404, 'NOT_FOUND', 'This was not found.'),
    });
    await user.click(screen.getByRole('button', { name: 'Remove table.csv' }));
    await user.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(await screen.findByText('There are no files yet.')).toBeVisible();
  });

  it('on their way can be given up, with those that wait', async () => {
    const { uploads, user, add, settle } = await show();
    await add('slides.pdf', 'code.zip');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await settle();
    expect(uploads.map(({ aborted }) => aborted)).toEqual([true]);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Files for learners' })).toHaveFocus();
    await add('notes.txt');
    expect(uploads).toHaveLength(2);
  });

  it('can be removed, after a question, and the keyboard goes on at their heading', async () => {
    const { calls, user } = await show({
      [LIST]: [table],
      [`DELETE ${table.url}`]: [],
    });
    await user.click(screen.getByRole('button', { name: 'Remove table.csv' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove table.csv' }));
    await user.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(await screen.findByText('There are no files yet.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Files for learners' })).toHaveFocus();
  });

  it('that cannot be loaded are not said to be missing, and are asked for again', async () => {
    let isDown = true;
    const answer = () => (isDown ? problem(500, 'INTERNAL', 'Down.') : [table]);
    const { user } = await show({ [LIST]: answer });
    expect(screen.getByText('The files could not be loaded.')).toBeVisible();
    expect(screen.queryByText('There are no files yet.')).not.toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link')).toHaveTextContent('table.csv');
  });
});
