import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { liveWithTranslators } from './translated-pages';

beforeAll(liveWithTranslators);

type Translator = (text: Text, font: HTMLElement) => void;
const TRANSLATORS: [string, Translator][] = [
  ['replaces texts', (text, font) => text.replaceWith(font)],
  [
    'puts its own beside a text, which it then removes',
    (text, font) => {
      text.before(font);
      text.remove();
    },
  ],
];

let ended = (): void => undefined;
afterEach(() => ended());

/** Shows texts in capitals, also those that come later, until the end of the test. */
async function translated(translator: Translator): Promise<void> {
  const translate = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('font')) continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data.toUpperCase());
      translator(text, font);
    }
  };
  const observer = new MutationObserver(translate);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  ended = () => observer.disconnect();
  translate();
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

describe.each(TRANSLATORS)('A page whose translator %s', (_, translator) => {
  it('goes on with its texts: those that go, those that come, and those that change', async () => {
    const { rerender } = render(<Sending count={1} busy />);
    await translated(translator);
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
    await translated(translator);
    rerender(<></>);
    await settled();
    expect(container).toBeEmptyDOMElement();
  });

  it('shows its own texts again', async () => {
    const { rerender } = render(<Sending count={1} busy />);
    const texts = [...screen.getByRole('status').childNodes];
    await translated(translator);
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
