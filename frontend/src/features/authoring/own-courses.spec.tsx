import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourse } from '../../shared/testing/builders';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { authoringSaga } from './authoring.saga';
import { authoringReducer } from './authoring.slice';
import { OwnCourses } from './own-courses';

const published = aCourse({ _id: 'a', title: 'Night shifts', price: 1499 });
const draft = aCourse({ _id: 'b', title: 'Day shifts', price: null, isPublished: false });

const show = (courses = [published, draft]) =>
  renderWithStore(<OwnCourses courses={courses} />, authoringSaga, { authoring: authoringReducer });

const onWideScreen = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ matches: true, addEventListener() {}, removeEventListener() {} } as never);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('The own courses', () => {
  it('are a table on wide screens', () => {
    onWideScreen();
    show();
    const row = screen.getByRole('row', { name: /Night shifts/ });
    expect(row).toHaveTextContent('₹1,499');
    expect(row).toHaveTextContent('Published');
  });

  it('are cards on small ones', () => {
    show();
    const [, card] = screen.getAllByRole('listitem');
    expect(card).toHaveTextContent('₹ NA');
    expect(card).toHaveTextContent('Draft');
  });

  it('lead to where they are edited', () => {
    show();
    expect(screen.getByRole('link', { name: 'Edit Day shifts' })).toHaveAttribute(
      'href',
      '/addcourses/b',
    );
  });

  it('lead to how learners see them, drafts as well', () => {
    show();
    for (const [title, id] of [
      ['Night shifts', 'a'],
      ['Day shifts', 'b'],
    ])
      expect(
        screen.getByRole('link', { name: `View ${title} as learners see it` }),
      ).toHaveAttribute('href', `/viewcourse/${id}`);
  });

  it('can be searched when they are many', async () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      aCourse({ _id: `${index}`, title: `Course ${index}` }),
    );
    show(many);
    await userEvent.type(screen.getByLabelText('Search your courses'), 'course 7');
    expect(screen.getByRole('status')).toHaveTextContent('1 course found');
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  });

  it('invite to the first one when there are none', () => {
    show([]);
    expect(screen.getByRole('link', { name: 'Create Course' })).toHaveAttribute(
      'href',
      '/createcourses',
    );
  });
});
