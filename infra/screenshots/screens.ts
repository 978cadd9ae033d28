import type { APIRequestContext, Page } from '@playwright/test';

export type Person = 'visitor' | 'learner' | 'educator';

export interface Screen {
  /** The file's name. */
  name: string;
  path: string;
  who: Person;
  /** Actions before the screenshot. */
  act?: (page: Page) => Promise<void>;
}

interface Course {
  _id: string;
  title: string;
  price: number | null;
  lectures: { _id: string; isPreviewFree: boolean }[];
}

const visitorPages = {
  home: '/',
  login: '/login',
  signup: '/signup',
  'forgot-password': '/forgotpassword',
  contact: '/contact',
  about: '/about',
  'why-train': '/whye-train',
  blog: '/blog',
  testimonials: '/testimonials',
  terms: '/terms',
  privacy: '/privacy',
  refunds: '/refunds',
  grievance: '/grievance',
  'verify-email': '/verifyemail',
  'no-such-certificate': '/verify/0000-0000-0000',
  'not-found': '/no-such-page',
};

/** Every route of the client, and states that are easily forgotten. */
export async function screensOf(
  learner: APIRequestContext,
  educator: APIRequestContext,
): Promise<Screen[]> {
  const published = await coursesAt(learner, '/api/course/getpublishedcoures');
  const own = await coursesAt(educator, '/api/course/getcreatorcourses');
  const user = (await (await learner.get('/api/user/currentuser')).json()) as {
    enrolledCourses: { _id: string }[];
  };
  const enrolled = user.enrolledCourses[0]?._id;
  const paid = published.find(
    ({ _id, price }) => price && user.enrolledCourses.every((mine) => mine._id !== _id),
  );
  const edited = own[0];
  if (!enrolled || !paid || !edited) throw new Error('The demo world lacks courses to show.');
  const lecture = edited.lectures[0]?._id ?? '';
  const certificate = await certificateOf(learner);

  return [
    ...Object.entries(visitorPages).map(([name, path]) => ({
      name,
      path,
      who: 'visitor' as const,
    })),
    ...of('learner', {
      'home-learner': '/',
      profile: '/profile',
      account: '/account',
      orders: '/orders',
      'edit-profile': '/editprofile',
      'all-courses': '/allcourses',
      'view-course': `/viewcourse/${paid._id}`,
      'view-course-enrolled': `/viewcourse/${enrolled}`,
      'enrolled-courses': '/enrolledcourses',
      'learning-progress': '/learning-progress',
      'view-lecture': `/viewlecture/${enrolled}`,
      'search-with-ai': '/searchwithai',
    }),
    ...of('learner', certificate ? { certificate } : {}),
    { name: 'menu', path: '/', who: 'learner', act: openMenu },
    { name: 'search-results', path: '/searchwithai', who: 'learner', act: search },
    { name: 'checkout', path: `/viewcourse/${paid._id}`, who: 'learner', act: enroll },
    ...of('educator', {
      dashboard: '/dashboard',
      courses: '/courses',
      'create-course': '/createcourses',
      'edit-course': `/addcourses/${edited._id}`,
      'create-lecture': `/createlecture/${edited._id}`,
      'edit-lecture': `/editlecture/${edited._id}/${lecture}`,
      coupons: `/coupons/${edited._id}`,
      payouts: '/payouts',
      'edit-quiz': `/editquiz/${edited._id}/${lecture}`,
    }),
  ];
}

function of(who: Person, paths: Record<string, string>): Screen[] {
  return Object.entries(paths).map(([name, path]) => ({ name, path, who }));
}

async function coursesAt(api: APIRequestContext, path: string): Promise<Course[]> {
  return (await (await api.get(path)).json()) as Course[];
}

/** Null until the demo learner has finished a course. */
async function certificateOf(learner: APIRequestContext): Promise<string | null> {
  const answer = await learner.get('/api/learning/progress');
  const { courses } = (await answer.json()) as {
    courses: { certificate: { verifyUrl: string } | null }[];
  };
  return courses.find((course) => course.certificate)?.certificate?.verifyUrl ?? null;
}

async function openMenu(page: Page): Promise<void> {
  const phone = page.getByRole('button', { name: 'Open menu' });
  if (await phone.isVisible()) await phone.click();
  else await page.getByRole('button', { name: 'My Learning' }).click();
}

async function search(page: Page): Promise<void> {
  await page.getByLabel('What do you want to learn?').fill('free course for beginners');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('heading', { name: 'AI Search Results' }).waitFor();
}

async function enroll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  await page.getByRole('alertdialog').waitFor();
}
