import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { translatePage, type WayOfTranslating } from '../shared/testing/translator';
import { liveWithTranslators } from './translated-pages';

beforeAll(liveWithTranslators);

const WAYS: WayOfTranslating[] = [
  'replaces a text',
  'puts its own beside a text, which it then removes',
];

let ended = (): void => undefined;
afterEach(() => ended());

/** Until the end of the test. */
async function translated(way: WayOfTranslating): Promise<void> {
  ended = translatePage(way);
  await settled();
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

interface Sent {
  count: number;
  busy?: boolean;
  failed?: boolean;
}

function Sending({ count, busy = false, failed = false }: Sent) {
  return (
    <p role="status">
      {failed && <b>failed</b>}
      {busy && 'sending '}
      {count} of 3
    </p>
  );
}

describe.each(WAYS)('A page whose translator %s', (way) => {
  it('goes on with its texts: those that go, those that come, and those that change', async () => {
    const { rerender } = render(<Sending count={1} busy />);
    await translated(way);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('SENDING 1 OF 3');
    const becomes = async (sent: Sent): Promise<string | null> => {
      rerender(<Sending {...sent} />);
      await settled();
      return status.textContent;
    };
    expect(await becomes({ count: 2, busy: true })).toBe('SENDING 2 OF 3');
    expect(await becomes({ count: 3 })).toBe('3 OF 3');
    expect(await becomes({ count: 3, failed: true })).toBe('FAILED3 OF 3');
    expect(await becomes({ count: 1, busy: true })).toBe('SENDING 1 OF 3');
  });

  it('loses texts with what holds them', async () => {
    const { rerender, container } = render(<Sending count={1} busy />);
    await translated(way);
    rerender(<></>);
    await settled();
    expect(container).toBeEmptyDOMElement();
  });

  it('keeps a translation beside which something is taken out and put in again', async () => {
    render(<Sending count={1} busy failed />);
    const failed = screen.getByText('failed');
    await translated(way);
    const status = screen.getByRole('status');
    failed.remove();
    await settled();
    status.insertBefore(failed, null);
    expect(status).toHaveTextContent('SENDING 1 OF 3FAILED');
  });

  it('shows its own texts again', async () => {
    const { rerender } = render(<Sending count={1} busy />);
    const texts = [...screen.getByRole('status').childNodes];
    await translated(way);
    ended();
    screen.getByRole('status').replaceChildren(...texts);
    await settled();
    rerender(<Sending count={2} />);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
  });
});

it('still refuses to remove an element from where it is not', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  expect(() => one.removeChild(other)).toThrow('not a child');
});
