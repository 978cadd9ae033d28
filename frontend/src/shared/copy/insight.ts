const learners = (count: number) => (count === 1 ? '1 learner' : `${count} learners`);

export const insightCopy = {
  title: 'How it is watched',
  lead: (count: number) =>
    count >= 5000 ? 'Of your newest 5,000 learners.' : `Of ${learners(count)}.`,
  watched: (watched: number, all: number) => `Watched by ${watched} of ${all}`,
  done: (done: number) => `finished by ${done}`,
  stop: (from: string, to: string, people: number, stopped: number) =>
    stopped === 1
      ? `The one learner who stopped did so between ${from} and ${to}.`
      : `Of ${learners(stopped)} who stopped, ${people} did so between ${from} and ${to}, more than anywhere else.`,
  scattered: (stopped: number) => `${learners(stopped)} stopped, here and there.`,
  failed: 'How your lectures are watched could not be loaded.',
} as const;
