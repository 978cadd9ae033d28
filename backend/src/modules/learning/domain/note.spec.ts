import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../../../platform/domain/domain-error.js';
import { later, noon } from '../testing/enrollment-builder.js';
import { aNote } from '../testing/note-builder.js';
import { NoteChanged, TooManyNotes } from './errors.js';
import { MAX_NOTE_TEXT, MAX_NOTES } from './note.js';

describe('A note', () => {
  it('keeps its moment, its words, and what course and lecture were called', () => {
    expect(aNote()).toMatchObject({
      positionSeconds: 192,
      text: 'Look at the exits first.',
      courseTitle: 'Watching cameras',
      lectureTitle: 'The first shift',
      createdAt: noon,
      updatedAt: noon,
    });
  });

  it.each([0, 1, 600])('stands at second %d of ten minutes', (positionSeconds) => {
    expect(aNote({ positionSeconds }).positionSeconds).toBe(positionSeconds);
  });

  it('stands at the end when the video has become shorter than its moment', () => {
    expect(aNote({ positionSeconds: 700 }).positionSeconds).toBe(600);
  });

  it('stands where it is told to in a lecture whose length nobody knows', () => {
    const place = { durationSeconds: null };
    expect(aNote({ positionSeconds: 700, place }).positionSeconds).toBe(700);
  });

  it.each([-1, 0.5, Number.NaN])('does not stand at second %d', (positionSeconds) => {
    expect(() => aNote({ positionSeconds })).toThrow(InvalidInput);
  });

  it.each([
    ['no words', ''],
    ['nothing one can see', '\u200b\u200d'],
    ['more than 2,000 characters', 'a'.repeat(MAX_NOTE_TEXT + 1)],
    ['a NUL', 'a\u0000b'],
    ['half a character', 'a\ud800'],
    ['a sign that turns the reading direction', 'a\u202eb'],
  ])('is not made of %s', (_, text) => {
    expect(() => aNote({ text })).toThrow(InvalidInput);
    expect(() => aNote().rewrite(text, later(1))).toThrow(InvalidInput);
  });

  it('may have lines, and 2,000 characters whatever they are made of', () => {
    expect(aNote({ text: 'One\n\nTwo' }).text).toBe('One\n\nTwo');
    const text = '😀'.repeat(MAX_NOTE_TEXT);
    expect(aNote({ text }).text).toBe(text);
  });

  it('is one of 500 in a course at most', () => {
    expect(aNote({ others: MAX_NOTES - 1 }).text).not.toBe('');
    expect(() => aNote({ others: MAX_NOTES })).toThrow(TooManyNotes);
  });

  it('keeps the words of another device from somebody who had not seen them', () => {
    const note = aNote({ text: 'Written on the phone' });
    expect(() => note.rewrite('Exits, stairs.', later(1), 'Exits')).toThrow(NoteChanged);
    expect(note.text).toBe('Written on the phone');
    expect(note.rewrite('Exits, stairs.', later(1), 'Written on the phone')).toBe(true);
  });

  it('does not mind words it has already, sent by a client that missed the answer', () => {
    expect(aNote({ text: 'Stairs.' }).rewrite('Stairs.', later(1), 'Exits')).toBe(false);
  });

  it('gets other words, and remembers when', () => {
    const note = aNote();
    expect(note.rewrite('And the stairs.', later(60))).toBe(true);
    expect(note).toMatchObject({ text: 'And the stairs.', createdAt: noon, updatedAt: later(60) });
  });

  it('is as it was after being given the words it has', () => {
    const note = aNote();
    expect(note.rewrite(note.text, later(60))).toBe(false);
    expect(note.updatedAt).toEqual(noon);
  });
});
