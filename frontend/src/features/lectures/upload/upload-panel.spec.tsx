import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { lecturesReducer, uploadMoved } from '../lectures.slice';
import { UploadPanel } from './upload-panel';
import { startPace } from './upload-pace';

const AWAY = 'Connection lost. The upload resumes by itself …';

function* nothing() {}

function show() {
  const panel = <UploadPanel lectureId="lecture-1" />;
  const { store } = renderWithStore(panel, nothing, { lectures: lecturesReducer });
  const pace = {
    ...startPace('talk.mp4', 3_000_000, 0),
    loaded: 1_000_000,
    bytesPerSecond: 500_000,
  };
  act(() => void store.dispatch(uploadMoved({ lectureId: 'lecture-1', pace })));
}

describe('An upload under way', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('says how far it is, how fast it goes and how long it takes', () => {
    show();
    expect(screen.getByText('1.0 MB of 3.0 MB')).toBeInTheDocument();
    expect(screen.getByText('500 KB/s, 0:04 left')).toBeInTheDocument();
  });

  it('promises no time while the device is offline and nothing moves', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    expect(screen.queryByText(AWAY)).not.toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1500));
    expect(screen.getByText(AWAY)).toBeInTheDocument();
    online.mockRestore();
  });

  it('promises no time once no byte has gone through for some seconds', () => {
    show();
    act(() => void jest.advanceTimersByTime(7000));
    expect(screen.getByText(AWAY)).toBeInTheDocument();
  });
});
