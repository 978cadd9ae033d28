import { expect, it } from '@jest/globals';
import { recommend } from './recommend';

const course = (_id: string, category: string, creator = 'educator') =>
  ({ _id, category, creator }) as Parameters<typeof recommend>[0][number];
const asha = {
  _id: 'asha',
  enrolledCourses: [
    { _id: 'done', title: 'Done', category: 'AI/ML' as const, level: null, thumbnail: null },
  ],
};

it('recommends what is new to the learner, what is akin first, three at most', () => {
  const published = [
    course('web', 'Web Development'),
    course('done', 'AI/ML'),
    course('own', 'AI/ML', 'asha'),
    course('akin', 'AI/ML'),
    course('other', 'Others'),
    course('last', 'Others'),
  ];
  expect(recommend(published, asha).map(({ _id }) => _id)).toEqual(['akin', 'web', 'other']);
});
