import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Pictures } from '../../../../platform/application/pictures.js';
import { LearnerShelf, type ShelfCourse } from '../../application/accounts/learner-shelf.js';
import type { User } from '../../domain/user.js';
import { photoUrl } from '../photo.js';

export const UserView = z
  .object({
    _id: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
    name: z.string().meta({ example: 'Asha Rao' }),
    email: z.string().meta({ example: 'asha@example.com' }),
    role: z.enum(['student', 'educator', 'ops']).meta({ example: 'student' }),
    description: z.string().meta({ example: 'I teach web development.' }),
    photoUrl: z.string().nullable().meta({ example: null }),
    memberSince: z.iso.datetime().meta({ description: 'When the account was created.' }),
    emailVerified: z
      .boolean()
      .meta({ description: 'Whether the email address is confirmed.', example: true }),
    hasPassword: z
      .boolean()
      .meta({ description: 'False for an account that only signs in with Google.', example: true }),
    enrolledCourses: z.array(
      z
        .object({
          _id: z.string(),
          title: z.string(),
          thumbnail: z.string().nullable(),
          category: z.string(),
          level: z.string().nullable(),
        })
        .meta({ id: 'EnrolledCourse' }),
    ),
  })
  .meta({ id: 'User' });

export type UserView = z.infer<typeof UserView>;

/** Whitelists the account's fields that are sent, and only to its owner. */
@Injectable()
export class UserPresenter {
  constructor(
    private readonly shelf: LearnerShelf,
    private readonly pictures: Pictures,
  ) {}

  async present(user: User): Promise<UserView> {
    return this.presentWith(await this.shelf.coursesOf(user.id), user);
  }

  /** A newcomer has no courses, which saves a query. */
  presentNewcomer(user: User): UserView {
    return this.presentWith([], user);
  }

  private presentWith(courses: readonly ShelfCourse[], user: User): UserView {
    return {
      _id: user.id,
      name: user.name,
      email: user.email,
      role: user.role,
      description: user.description,
      photoUrl: photoUrl(this.pictures, user.photoId),
      memberSince: user.createdAt.toISOString(),
      emailVerified: user.isEmailVerified,
      hasPassword: user.passwordHash !== null,
      enrolledCourses: courses.map(({ courseId, title, thumbnail, category, level }) => ({
        _id: courseId,
        title,
        thumbnail,
        category,
        level,
      })),
    };
  }
}
