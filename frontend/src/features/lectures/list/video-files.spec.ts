import { describe, expect, it } from '@jest/globals';
import { aVideo } from '../../../shared/testing/video-file';
import { sortFiles, titleOfFile } from './video-files';

describe('The title of a file', () => {
  it.each([
    ['Night shifts.mp4', 'Night shifts'],
    ['night_shifts.final.mp4', 'night shifts final'],
    ['02 - Night shifts.mov', 'Night shifts'],
    ['02-Night shifts.mov', 'Night shifts'],
    ['3) रात की पाली.mp4', 'रात की पाली'],
    ['2026 in review.mp4', 'in review'],
    ['007.mp4', '007'],
    ['12.mp4', '12'],
    ['no ending', 'no ending'],
    ['.mp4', ''],
    [`${'é'.repeat(130)}.mp4`, 'é'.repeat(120)],
  ])('%j is %j', (name, title) => {
    expect(titleOfFile(name)).toBe(title);
  });
});

describe('Chosen files', () => {
  it('are sorted as people number them, and told apart from what is no video', async () => {
    const slides = new File(['%PDF-1.7 slides'], 'slides.pdf');
    const empty = new File([], '3 empty.mp4');
    const files = [aVideo('10 End.mp4'), slides, aVideo('2 Middle.mp4'), empty, aVideo('1.mp4')];
    const { videos, others } = await sortFiles(files);
    expect(videos.map(({ lectureTitle }) => lectureTitle)).toEqual(['1', 'Middle', 'End']);
    expect(others).toEqual(['3 empty.mp4', 'slides.pdf']);
  });

  it('have a name in any case', async () => {
    const { videos } = await sortFiles([aVideo('.mp4')]);
    expect(videos[0]?.lectureTitle).toBe('.mp4');
  });
});
