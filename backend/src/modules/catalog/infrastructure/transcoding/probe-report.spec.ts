import { describe, expect, it } from '@jest/globals';
import { constantFrameRate, readProbeReport } from './probe-report.js';

const video = {
  index: 0,
  codec_type: 'video',
  codec_name: 'h264',
  profile: 'High',
  pix_fmt: 'yuv420p',
  field_order: 'progressive',
  start_time: '0.000000',
  width: 1280,
  height: 720,
  sample_aspect_ratio: '1:1',
  avg_frame_rate: '30/1',
  r_frame_rate: '30/1',
};
const sound = { index: 1, codec_type: 'audio', codec_name: 'aac' };
const read = (streams: object[], format: object = { duration: '12.5' }) =>
  readProbeReport(JSON.stringify({ streams, format }));

describe('The report of a probe', () => {
  it('tells streams, size, rate and length', () => {
    expect(read([video, sound])).toEqual({
      video: 0,
      audio: 1,
      hasUsualTracks: true,
      isMono: false,
      width: 1280,
      height: 720,
      oddities: { isInterlaced: false },
      isCommon: true,
      frameRate: '30/1',
      declaredSeconds: 12.5,
      pictures: null,
    });
  });

  it('knows the number of pictures where the file has a table of them', () => {
    expect(read([{ ...video, nb_frames: '375' }]).pictures).toBe(375);
    expect(read([{ ...video, nb_frames: '0' }]).pictures).toBeNull();
  });

  it('tells sound of one channel from that of more', () => {
    expect(read([video, { ...sound, channels: 1 }]).isMono).toBe(true);
    expect(read([video, { ...sound, channels: 2 }]).isMono).toBe(false);
    expect(read([video]).isMono).toBe(false);
  });

  it.each([
    ['another codec', { codec_name: 'hevc' }],
    ['ten bits', { pix_fmt: 'yuv420p10le' }],
    ['a rare profile', { profile: 'High 4:4:4 Predictive' }],
    ['half pictures', { field_order: 'tt' }],
    ['a high dynamic range', { color_transfer: 'arib-std-b67' }],
    ['pixels that are not square', { sample_aspect_ratio: '4:3' }],
    ['a turn', { side_data_list: [{ rotation: 180 }] }],
    ['odd sizes', { height: 719 }],
    ['a late beginning', { start_time: '0.5' }],
    ['too many pictures a second', { r_frame_rate: '120/1' }],
  ])('does not take for common what has %s', (_, oddity) => {
    expect(read([{ ...video, ...oddity }, sound]).isCommon).toBe(false);
  });

  it('turns the picture upright, whichever way the file says so', () => {
    const upright = { width: 720, height: 1280 };
    expect(read([{ ...video, side_data_list: [{ rotation: -90 }] }])).toMatchObject(upright);
    expect(read([{ ...video, tags: { rotate: '270' } }])).toMatchObject(upright);
    expect(read([{ ...video, side_data_list: [{ rotation: 180 }] }])).toMatchObject({
      width: 1280,
    });
  });

  it('counts in square pixels', () => {
    const anamorphic = { ...video, width: 720, height: 576, sample_aspect_ratio: '64:45' };
    expect(read([anamorphic])).toMatchObject({ width: 1024, height: 576 });
  });

  it('tells what is odd about the pictures', () => {
    const odd = { ...video, field_order: 'bb', color_transfer: 'smpte2084' };
    expect(read([odd]).oddities).toEqual({ isInterlaced: true, hdr: 'smpte2084' });
    const usual = { ...video, field_order: 'unknown', color_transfer: 'bt709' };
    expect(read([usual]).oddities).toEqual({ isInterlaced: false });
  });

  it('makes as many whole pictures as there were pairs of half ones', () => {
    const halves = { ...video, field_order: 'tt', avg_frame_rate: '25/1', r_frame_rate: '50/1' };
    expect(read([halves]).frameRate).toBe('25/1');
  });

  it('does not take the cover of a song for a video', () => {
    const cover = { ...video, disposition: { attached_pic: 1 } };
    expect(() => read([cover, sound])).toThrow('The file has no video track.');
  });

  it('forgives tracks of sensor data, but not many pictures and sounds', () => {
    const sensors = Array.from({ length: 5 }, (_, index) => ({
      index: index + 2,
      codec_type: 'data',
    }));
    expect(read([video, sound, ...sensors])).toMatchObject({ video: 0, audio: 1 });
    expect(() => read([video, sound, sound, sound, sound])).toThrow(/too many tracks/);
  });

  it('does not invent a length', () => {
    expect(read([video], {})).toMatchObject({ declaredSeconds: null });
    expect(read([video], { duration: 'N/A' })).toMatchObject({ declaredSeconds: null });
  });
});

describe('The frame rate', () => {
  it.each([
    ['stays when it is steady', '24000/1001', '24000/1001', '24000/1001'],
    ['becomes 30 when it varies', '17/1', '90000/1', '30'],
    ['becomes 60 when it varies and is fast', '55/1', '120/1', '60'],
    ['is halved above 60', '120/1', '120/1', '60'],
    ['is halved above 60 in the rhythm of Europe', '100/1', '100/1', '50'],
    ['is raised where hardly anything moves', '1/1', '1/1', '5'],
    ['is 30 when nobody knows', '0/0', '0/0', '30'],
  ])('%s', (_, average, nominal, expected) => {
    expect(constantFrameRate(average, nominal)).toBe(expected);
  });
});
