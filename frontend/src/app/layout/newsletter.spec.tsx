import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../shared/testing/fake-server';
import { Newsletter } from './newsletter';

const alert = jest.fn<typeof window.alert>();

beforeEach(() => {
  sessionStorage.clear();
  alert.mockClear();
  window.alert = alert;
});

async function subscribe(address: string) {
  render(<Newsletter />);
  if (address) await userEvent.type(screen.getByRole('textbox'), address);
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
}

describe('The newsletter', () => {
  it.each(['', 'asha.example.com'])('refuses "%s"', async (address) => {
    await subscribe(address);
    expect(alert).toHaveBeenCalledWith('Please enter a valid email address');
    expect(screen.getByRole('textbox')).toHaveValue(address);
  });

  it('thanks, clears the field and sends nothing', async () => {
    const calls = fakeServer({});
    await subscribe('asha@example.com');
    expect(alert).toHaveBeenCalledWith('Thank you for subscribing, asha@example.com!');
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(calls).toEqual([]);
  });

  it('keeps what was typed through a reload, until it has served', async () => {
    const { unmount } = render(<Newsletter />);
    await userEvent.type(screen.getByRole('textbox'), 'asha@');
    unmount();
    const again = render(<Newsletter />);
    expect(screen.getByRole('textbox')).toHaveValue('asha@');
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    again.unmount();
    render(<Newsletter />);
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});
