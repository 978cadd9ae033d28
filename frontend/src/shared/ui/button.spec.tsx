import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Button } from './button';

function show() {
  const content = (busy: boolean) => (
    <>
      <Button busy={busy}>Save</Button>
      <input aria-label="Title" />
    </>
  );
  const { rerender } = render(content(false));
  return (busy: boolean) => rerender(content(busy));
}

const button = () => screen.getByRole('button', { name: 'Save' });

describe('A button', () => {
  it('is busy by its state, and keeps its name', () => {
    const setBusy = show();
    setBusy(true);
    expect(button()).toBeDisabled();
    expect(button()).toHaveAttribute('aria-busy', 'true');
  });

  it('has the focus again when it is no longer busy', () => {
    const setBusy = show();
    button().focus();
    setBusy(true);
    button().blur();
    setBusy(false);
    expect(button()).toHaveFocus();
  });

  it('leaves the focus where it went meanwhile', () => {
    const setBusy = show();
    button().focus();
    setBusy(true);
    screen.getByLabelText('Title').focus();
    setBusy(false);
    expect(screen.getByLabelText('Title')).toHaveFocus();
  });

  it('does not take a focus it never had', () => {
    const setBusy = show();
    setBusy(true);
    setBusy(false);
    expect(document.body).toHaveFocus();
  });
});
