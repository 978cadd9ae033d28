import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { allCoursesCopy } from '../../shared/copy/learner';
import { CategoryFilter } from './category-filter';
import { ChosenFilters } from './chosen-filters';
import { useBrowseQuery } from './use-browse-query';

function Filtered() {
  const { query, change, remove } = useBrowseQuery();
  return (
    <>
      <h1 tabIndex={-1}>All Courses</h1>
      <CategoryFilter
        chosen={query.categories}
        onChoose={(categories) => change({ categories })}
        resultText=""
      />
      <ChosenFilters
        chosen={query.categories}
        onRemove={remove}
        onClear={() => change({ categories: [] })}
      />
      <output data-testid="query">{decodeURIComponent(useLocation().search)}</output>
    </>
  );
}

it('A category is ticked at once, a second one adds to it, and the address holds both', async () => {
  render(
    <MemoryRouter>
      <Filtered />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show Filters' }));
  const [design, others] = ['UI UX Designing', 'Others'].map((name) =>
    screen.getByRole('checkbox', { name }),
  );
  for (const box of [design, others]) {
    if (box) await userEvent.click(box);
    expect(box).toBeChecked();
  }
  expect(screen.getByTestId('query')).toHaveTextContent(
    '?category=UI+UX+Designing&category=Others',
  );
});

it('A category that is taken away leads the focus to the next one, the last one to the heading', async () => {
  render(
    <MemoryRouter initialEntries={['/?category=UI+UX+Designing&category=Others']}>
      <Filtered />
    </MemoryRouter>,
  );
  const [design, others] = ['UI UX Designing', 'Others'].map((category) =>
    screen.getByRole('button', { name: allCoursesCopy.remove(category) }),
  );
  if (design) await userEvent.click(design);
  expect(others).toHaveFocus();
  if (others) await userEvent.click(others);
  expect(screen.getByRole('heading', { name: 'All Courses' })).toHaveFocus();
});
