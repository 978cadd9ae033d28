import { Injectable } from '@nestjs/common';
import { Money } from '../../../../platform/domain/money.js';
import { Pictures } from '../../../../platform/application/pictures.js';
import type { CourseOverview } from '../../application/courses/course-overviews.js';
import type { CourseDetail } from '../../application/courses/show-course.js';
import type { CreatorCard } from '../../application/courses/show-creator.js';
import { thumbnailSet, thumbnailUrl } from '../../application/courses/thumbnail.js';
import {
  averageOf,
  type CourseDetailView,
  type CourseView,
  type CreatorCardView,
} from './course-view.js';
import { presentLecture, presentSummary } from './lecture-view.js';

/** Whitelists the fields of a course that are sent. */
@Injectable()
export class CoursePresenter {
  constructor(private readonly pictures: Pictures) {}

  present(course: CourseOverview): CourseView {
    return {
      _id: course.id,
      title: course.title,
      subTitle: course.subTitle,
      description: course.description,
      category: course.category,
      level: course.level,
      price: course.pricePaise === null ? null : Money.ofPaise(course.pricePaise).rupees,
      thumbnail: thumbnailUrl(this.pictures, course.thumbnailId),
      thumbnailSet: thumbnailSet(this.pictures, course.thumbnailId),
      isPublished: course.isPublished,
      creator: course.creatorId,
      creatorName: course.creatorName,
      lectures: course.lectures.map(presentSummary),
      enrolledStudents: [...course.enrolledStudents],
      reviews: course.ratings.map(({ reviewId, rating }) => ({ _id: reviewId, rating })),
      averageRating: averageOf(course),
      reviewCount: course.ratingCount,
      enrolledCount: course.enrollmentCount,
      createdAt: course.createdAt.toISOString(),
      updatedAt: course.updatedAt.toISOString(),
      version: course.version,
      ...(course.missing && { missing: [...course.missing] }),
    };
  }

  /** Returns JSON, because the other courses are rendered already. */
  writeDetail(detail: CourseDetail): string {
    const json = JSON.stringify(this.presentDetail(detail));
    return `${json.slice(0, -1)},"otherCourses":[${detail.otherCourses.join(',')}]}`;
  }

  private presentDetail(detail: CourseDetail): Omit<CourseDetailView, 'otherCourses'> {
    return {
      ...this.present(detail.overview),
      lectures: detail.lectures.map(presentLecture),
      reviews: detail.reviews.map(
        ({ reviewId, createdAt, reply, reviewer, rating, comment, courseId }) => ({
          _id: reviewId,
          rating,
          comment,
          courseId,
          createdAt: createdAt.toISOString(),
          reply: reply && { text: reply.text, createdAt: reply.at.toISOString() },
          user: { name: reviewer.name, photoUrl: reviewer.photoUrl, role: reviewer.role },
        }),
      ),
      creatorCard: detail.creatorCard && this.presentCreator(detail.creatorCard),
      isRetired: detail.overview.isRetired,
    };
  }

  presentCreator(card: CreatorCard): CreatorCardView {
    return {
      _id: card.id,
      name: card.name,
      photoUrl: card.photoUrl,
      description: card.description,
      email: card.email,
      role: card.role,
      courseCount: card.courseCount,
      averageRating: averageOf(card),
    };
  }
}
