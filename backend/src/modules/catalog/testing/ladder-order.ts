/** A probed source. */
export const source = {
  path: '/work/v/source',
  container: 'mp4',
  video: 0,
  audio: 1,
  frameRate: '30000/1001',
} as const;

export const rung = { name: '720p', width: 1280, height: 720 };

/** An order for the whole source in one size. */
export const order = {
  rungs: [rung],
  folder: '/work/v',
  seconds: 61.2,
  from: { seconds: 0, segment: 0 },
  threads: 2,
};

/** The argument after the option. */
export const valueOf = (args: readonly string[], option: string) => args[args.indexOf(option) + 1];
