import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetTyped, keepTyped, restoreDraft, restoreKnown } from './drafts';

const server = { title: 'Night work', text: '', tags: ['a'] };
const restored = (now = server) => restoreDraft('ask', now, 'local');

describe('A draft', () => {
  beforeEach(() => keepTyped('ask', { title: 'Night shifts' }, server, 'local'));

  it('holds only what differs, so the other fields follow the server', () => {
    keepTyped('ask', { text: '' }, server, 'local');
    const now = { ...server, title: 'Day work', text: 'New.' };
    expect(restored(now)).toEqual({ ...now, title: 'Night shifts' });
  });

  it('tells what the server had when it was typed', () => {
    const now = { ...server, title: 'Day work', text: 'New.' };
    expect(restoreKnown('ask', now, 'local')).toEqual({ ...now, title: 'Night work' });
  });

  it('is gone once its last field is as it was', () => {
    keepTyped('ask', { title: 'Night work' }, server, 'local');
    expect(localStorage).toHaveLength(0);
  });

  it('keeps what another tab has typed into other fields', () => {
    keepTyped('ask', { text: 'Typed.' }, server, 'local');
    expect(restored()).toEqual({ ...server, title: 'Night shifts', text: 'Typed.' });
  });

  it('loses what was saved, lists as well, and nothing else', () => {
    keepTyped('ask', { text: 'Typed.', tags: ['b'] }, server, 'local');
    forgetTyped('ask', { title: 'Night shifts', text: '', tags: ['b'] }, 'local');
    expect(restored()).toEqual({ ...server, text: 'Typed.' });
  });
});
