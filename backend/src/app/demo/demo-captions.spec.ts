import { describe, expect, it } from '@jest/globals';
import { demoCaptions } from './demo-captions.js';

describe('The captions of a demo lecture', () => {
  it('say what each card says while it stands', () => {
    const script = { course: 'Monitoring', title: 'Night work', points: ['Watch', 'Confirm'] };
    expect(demoCaptions(script)).toBe(
      [
        'WEBVTT\n',
        '00:00.000 --> 00:06.000\nNight work\n',
        '00:06.000 --> 00:12.000\nWatch\n',
        '00:12.000 --> 00:18.000\nConfirm\n',
      ].join('\n'),
    );
  });
});
