import { request, type APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD, withDemoWorld } from '../local/demo-stack.ts';
import { allVideosReady, until } from '../screenshots/demo-world-alive.ts';

interface QuietWorld {
  baseUrl: string;
  /** A course of the demo learner whose first lecture is playable. */
  watchable: string;
}

/** A demo world, or the one running at `running`, in which nothing is encoded during the work. */
export function inQuietWorld<T>(
  work: (world: QuietWorld) => Promise<T>,
  running?: string,
): Promise<T> {
  const begin = async (baseUrl: string, hush: () => Promise<unknown>): Promise<T> => {
    const watchable = await watchableCourse(baseUrl);
    await hush();
    return work({ baseUrl, watchable });
  };
  if (running) return begin(running, () => waitForEncoder(running));
  // Encoding would use every core for minutes, and one video is enough here.
  return withDemoWorld((baseUrl, { services }) => begin(baseUrl, () => services.worker.stop()));
}

export async function logInLearner(caller: APIRequestContext, baseUrl: string): Promise<void> {
  const data = { email: 'learner@lectern.test', password: DEMO_PASSWORD };
  await caller.post(`${baseUrl}/api/auth/login`, { data });
}

async function waitForEncoder(baseUrl: string): Promise<void> {
  await using visitor = await request.newContext();
  await allVideosReady(visitor, baseUrl);
}

interface Answer {
  enrolledCourses: { _id: string }[];
  lectures: { videoStatus: string }[];
}

async function watchableCourse(baseUrl: string): Promise<string> {
  await using learner = await request.newContext({ baseURL: baseUrl });
  await logInLearner(learner, baseUrl);
  const read = async (path: string) => (await (await learner.get(path)).json()) as Answer;
  const { enrolledCourses } = await read('/api/user/currentuser');
  let found = '';
  await until(async () => {
    for (const { _id } of enrolledCourses) {
      const { lectures } = await read(`/api/course/getcourse/${_id}`);
      if (lectures[0]?.videoStatus === 'ready') found = _id;
    }
    return found !== '';
  });
  return found;
}
