import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLecture } from '../../../shared/testing/builders';
import { LiveRegion } from '../../../shared/ui/live-region';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { LectureList } from './lecture-list';
import { lectureCreated, lecturesOpened, lecturesReducer } from '../lectures.slice';

function* nothing() {}

function OpenList() {
  return (
    <>
      <LectureList courseId="course-1" />
      <LiveRegion />
    </>
  );
}

const order = () =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);

async function show() {
  const running = renderWithStore(<OpenList />, nothing, { lectures: lecturesReducer });
  const lectures = [
    aLecture({ _id: 'a', lectureTitle: 'First' }),
    aLecture({
      _id: 'b',
      lectureTitle: 'Second',
      videoStatus: 'failed',
      failureReason: 'No video.',
    }),
    aLecture({ _id: 'c', lectureTitle: 'Third' }),
    aLecture({ _id: 'd', lectureTitle: 'Fourth' }),
  ];
  await act(async () => {
    running.store.dispatch(lecturesOpened({ courseId: 'course-1' }));
    running.store.dispatch(lectureCreated({ courseId: 'course-1', lectures, outlineTag: 'tag' }));
  });
}

describe('The list of lectures', () => {
  it('numbers them and says what became of their videos', async () => {
    await show();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('1FirstNo video');
    expect(second).toHaveTextContent('2SecondFailedNo video.');
  });

  it('leads to where a lecture is edited', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Edit Second' })).toHaveAttribute(
      'href',
      '/editlecture/course-1/b',
    );
  });

  it('moves a lecture by keyboard and keeps the focus with it', async () => {
    await show();
    screen.getByRole('button', { name: 'Move First down' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('First');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Move First down' })).toHaveFocus(),
    );
  });

  it('lets the last one move no further', async () => {
    await show();
    const down = screen.getByRole('button', { name: 'Move Fourth down' });
    expect(down).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(down);
    expect(order()).toEqual(['First', 'Second', 'Third', 'Fourth']);
  });

  it('moves a lecture to the place that is chosen, says so, and keeps the focus with it', async () => {
    await show();
    const place = screen.getByRole('combobox', { name: 'Move First to place' });
    await userEvent.click(place);
    await userEvent.selectOptions(place, '3');
    expect(order()).toEqual(['Second', 'Third', 'First', 'Fourth']);
    expect(screen.getByRole('status')).toHaveTextContent('First is now 3 of 4.');
    await waitFor(() => expect(place).toHaveFocus());
    expect(place).toHaveValue('3');
  });
});

/** Rows of 80 px, 20 px apart: the first one ends at 200, the second one begins at 220. */
describe('A lecture that is dragged', () => {
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const nth = [...(this.parentElement?.children ?? [])].indexOf(this);
      return new DOMRect(0, 120 + 100 * nth, 600, 80);
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  /** Grabs a row in its middle with the pointer. */
  async function grab(title: string) {
    await show();
    const nth = order().indexOf(title);
    const from = { pointerId: 1, button: 0, clientY: 160 + 100 * nth };
    fireEvent.pointerDown(screen.getAllByTitle('Drag to move')[nth] as Element, from);
  }
  const moveTo = (clientY: number) => fireEvent.pointerMove(window, { pointerId: 1, clientY });
  const drop = () => fireEvent.pointerUp(window, { pointerId: 1 });

  it('goes where it is dropped', async () => {
    await grab('First');
    moveTo(365);
    drop();
    await waitFor(() => expect(order()).toEqual(['Second', 'Third', 'First', 'Fourth']));
    expect(screen.getByRole('status')).toHaveTextContent('First is now 3 of 4.');
  });

  it('can go up as well', async () => {
    await grab('Fourth');
    moveTo(110);
    drop();
    await waitFor(() => expect(order()).toEqual(['Fourth', 'First', 'Second', 'Third']));
  });

  it('shows where it would go, and changes nothing before', async () => {
    await grab('First');
    moveTo(300);
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first).toHaveStyle({ translate: '0 140px' });
    expect(second?.style.translate).toBe('0 -80px');
    expect(third?.style.translate).toBe('0 0px');
    expect(order()).toEqual(['First', 'Second', 'Third', 'Fourth']);
  });

  it.each([
    ['Esc is pressed', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['the browser takes the pointer away', () => fireEvent.pointerCancel(window, { pointerId: 1 })],
  ])('goes back when %s', async (_, cancel) => {
    await grab('First');
    moveTo(365);
    cancel();
    drop();
    expect(order()).toEqual(['First', 'Second', 'Third', 'Fourth']);
    expect(screen.getAllByRole('listitem')[0]).not.toHaveStyle({ translate: '0 205px' });
  });

  it('lets the page scroll along at the edge of the window', async () => {
    const scrolled = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    await grab('First');
    moveTo(window.innerHeight - 10);
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 12));
    drop();
  });

  it('is held by one pointer only', async () => {
    await grab('First');
    fireEvent.pointerMove(window, { pointerId: 2, clientY: 365 });
    drop();
    expect(order()).toEqual(['First', 'Second', 'Third', 'Fourth']);
  });
});
