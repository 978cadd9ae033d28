import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { useAddressedSecond } from './use-addressed-second';

function Lecture() {
  const addressed = useAddressedSecond();
  const [second] = useState(addressed);
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{`from ${second}`}</p>
      <p>{`at ${search}`}</p>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const open = (...addresses: string[]) =>
  render(
    <MemoryRouter initialEntries={addresses}>
      <Lecture />
    </MemoryRouter>,
  );

describe('The second that an address names', () => {
  it('is taken out of it once it is read', () => {
    open('/viewlecture/course?lecture=one&t=720');
    expect(screen.getByText('from 720')).toBeInTheDocument();
    expect(screen.getByText('at ?lecture=one')).toBeInTheDocument();
  });

  it('may be the first one', () => {
    open('/viewlecture/course?t=0');
    expect(screen.getByText('from 0')).toBeInTheDocument();
  });

  it.each(['', '?t=', '?t=-3', '?t=soon'])('is none in %j', (query) => {
    open(`/viewlecture/course${query}`);
    expect(screen.getByText('from null')).toBeInTheDocument();
  });

  it('leaves no step behind that Back would lead to', async () => {
    open('/viewlecture/course?lecture=zero', '/viewlecture/course?lecture=one&t=720');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('at ?lecture=zero')).toBeInTheDocument();
  });
});
