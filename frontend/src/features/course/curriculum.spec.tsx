import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { aLecture } from '../../shared/testing/builders';
import { Curriculum } from './curriculum';

const lectures = [
  aLecture({ _id: 'free', lectureTitle: 'The first shift', isPreviewFree: true }),
  aLecture({ _id: 'paid', lectureTitle: 'Night work', locked: true }),
];

describe('The curriculum', () => {
  it('lets free previews be chosen', async () => {
    const chosen: string[] = [];
    render(
      <Curriculum
        lectures={lectures}
        selectedId={null}
        onPreview={({ _id }) => chosen.push(_id)}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: /The first shift/ }));
    expect(chosen).toEqual(['free']);
  });

  it('stands in its sections', () => {
    const [first, second] = lectures;
    const sectioned = [{ ...first!, sectionTitle: 'On duty' }, second!];
    render(<Curriculum lectures={sectioned} selectedId={null} onPreview={() => undefined} />);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['On duty']);
    expect(screen.getByText(/^2 lectures/)).toBeInTheDocument();
  });

  it('has no dead buttons: locked lectures are text that says so', () => {
    render(<Curriculum lectures={lectures} selectedId={null} onPreview={() => undefined} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByText('Locked')).toBeInTheDocument();
  });

  it('leads those who have the course to its lectures', () => {
    const own = [...lectures.slice(0, 1), aLecture({ _id: 'paid', lectureTitle: 'Night work' })];
    render(
      <MemoryRouter>
        <Curriculum
          lectures={own}
          selectedId={null}
          onPreview={() => undefined}
          pathOf={({ _id }) => `/viewlecture/1?lecture=${_id}`}
        />
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: /Night work/ });
    expect(link).toHaveAttribute('href', '/viewlecture/1?lecture=paid');
    expect(screen.getByRole('button', { name: /The first shift/ })).toBeVisible();
  });

  it('shows the first lectures of a long course, and all of them when asked', async () => {
    const many = Array.from({ length: 300 }, (_, index) => aLecture({ _id: `lecture-${index}` }));
    render(<Curriculum lectures={many} selectedId={null} onPreview={() => undefined} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(30);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 300 lectures' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(300);
    expect(screen.getByRole('button', { name: 'Show fewer lectures' })).toHaveFocus();
  });
});
