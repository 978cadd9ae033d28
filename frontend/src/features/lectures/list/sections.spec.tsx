import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLecture } from '../../../shared/testing/builders';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { LiveRegion } from '../../../shared/ui/live-region';
import { lectureCreated, lecturesOpened, lecturesReducer } from '../lectures.slice';
import { LectureList } from './lecture-list';
import { outlineSaga } from './outline.saga';

function OpenList() {
  return (
    <>
      <LectureList courseId="course-1" />
      <LiveRegion />
    </>
  );
}

/** Lectures One to Four; the second and the fourth begin sections. */
async function show() {
  const { store, context } = renderWithStore(<OpenList />, outlineSaga, {
    lectures: lecturesReducer,
  });
  const lectures = [
    aLecture({ _id: 'a', lectureTitle: 'One' }),
    aLecture({ _id: 'b', lectureTitle: 'Two', sectionTitle: 'Basics' }),
    aLecture({ _id: 'c', lectureTitle: 'Three' }),
    aLecture({ _id: 'd', lectureTitle: 'Four', sectionTitle: 'Nights' }),
  ];
  await act(async () => {
    store.dispatch(lecturesOpened({ courseId: 'course-1' }));
    store.dispatch(lectureCreated({ courseId: 'course-1', lectures, outlineTag: 'tag' }));
  });
  return context;
}
const rows = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => row.querySelector('h2, p.font-semibold')?.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole('textbox', { name: 'Section title' });
const told = () => screen.getByRole('status');

describe('The sections in the list of lectures', () => {
  it('stand above their lectures, with how many those are', async () => {
    await show();
    expect(rows()).toEqual(['One', 'Basics', 'Two', 'Three', 'Nights', 'Four']);
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Basics2 lectures');
  });

  it('begin where a title is given, which then has the focus', async () => {
    await show();
    await press('Begin a section with Three');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining('“Three”'));
    await userEvent.type(field(), '  Days {Enter}');
    expect(rows()).toEqual(['One', 'Basics', 'Two', 'Days', 'Three', 'Nights', 'Four']);
    expect(told()).toHaveTextContent('Section Days was saved.');
    const rename = screen.getByRole('button', { name: 'Rename section Days' });
    await waitFor(() => expect(rename).toHaveFocus());
  });

  it.each([
    ['', 'Section title is required.'],
    ['x'.repeat(121), 'Section title must have at most 120 characters.'],
    // Two characters each, as they are kept.
    ['\u0958'.repeat(61), 'Section title must have at most 120 characters.'],
  ])('are not saved with a bad title', async (title, problem) => {
    await show();
    await press('Begin a section with One');
    if (title) await userEvent.paste(title);
    await press('Save section');
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(problem));
    expect(field()).toHaveFocus();
  });

  it('are renamed', async () => {
    await show();
    await press('Rename section Basics');
    await userEvent.clear(field());
    await userEvent.type(field(), 'First steps{Enter}');
    expect(rows()).toContain('First steps');
    expect(rows()).not.toContain('Basics');
  });

  it('stay as they were when the dialog is closed', async () => {
    await show();
    await press('Rename section Basics');
    await userEvent.type(field(), ' and more');
    await press('Cancel');
    expect(rows()).toContain('Basics');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('move with all their lectures', async () => {
    await show();
    await press('Move section Nights up');
    expect(rows()).toEqual(['One', 'Nights', 'Four', 'Basics', 'Two', 'Three']);
    expect(told()).toHaveTextContent('Section Nights is now 1 of 2.');
    const up = screen.getByRole('button', { name: 'Move section Nights up' });
    await waitFor(() => expect(up).toHaveFocus());
    // Above the first section are lectures of none, which stay there.
    expect(up).toHaveAttribute('aria-disabled', 'true');
  });

  it('leave their lectures behind when they are removed', async () => {
    await show();
    await press('Remove section Nights, keep its lectures');
    expect(rows()).toEqual(['One', 'Basics', 'Two', 'Three', 'Four']);
    const begin = screen.getByRole('button', { name: 'Begin a section with Four' });
    await waitFor(() => expect(begin).toHaveFocus());
  });

  it('take in a lecture that moves over their title, and it is told', async () => {
    await show();
    await press('Move One down');
    expect(rows()).toEqual(['Basics', 'One', 'Two', 'Three', 'Nights', 'Four']);
    expect(told()).toHaveTextContent('One is now 1 of 4. Section: Basics.');
  });

  it('are told to be gone when their last lecture leaves', async () => {
    const { toasts } = await show();
    await press('Move Four up');
    expect(rows()).toEqual(['One', 'Basics', 'Two', 'Three', 'Four']);
    expect(toasts).toEqual(['info: Section “Nights” had no other lecture, so it is gone.']);
  });

  it('receive a lecture that is sent to a number of theirs', async () => {
    await show();
    const place = screen.getByRole('combobox', { name: 'Move One to place' });
    await userEvent.click(place);
    await userEvent.selectOptions(place, '3');
    expect(rows()).toEqual(['Basics', 'Two', 'Three', 'One', 'Nights', 'Four']);
  });
});
