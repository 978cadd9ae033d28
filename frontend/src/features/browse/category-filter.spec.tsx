import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { CategoryFilter } from './category-filter';
import { useBrowseQuery } from './use-browse-query';

function Filtered() {
  const { query, change } = useBrowseQuery();
  return (
    <>
      <CategoryFilter
        chosen={query.categories}
        onChoose={(categories) => change({ categories })}
        resultText=""
      />
      <output>{decodeURIComponent(useLocation().search)}</output>
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
  expect(screen.getByRole('status')).toHaveTextContent('?category=UI+UX+Designing&category=Others');
});
