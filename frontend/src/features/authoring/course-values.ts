import type { Course, CourseDetail } from '../../shared/api/types';
import { CATEGORIES, LEVELS } from '../../shared/lib/categories';
import { ownDraft } from '../../shared/session/own-storage';
import type { CourseEdit } from './authoring.slice';

export type Part = NonNullable<Course['missing']>[number];

export const PARTS: readonly Part[] = ['description', 'price', 'thumbnail', 'lecture'];

/** The name under which the texts of a course are kept on this device until they are saved. */
export const draftOf = ({ _id, creator }: Pick<Course, '_id' | 'creator'>) =>
  ownDraft(creator, `course-${_id}`);

/** The form as it stands before anything is typed. */
export function valuesOf(course: CourseDetail): CourseEdit {
  const { title, subTitle, description, category, level, price, isPublished, version } = course;
  return {
    title,
    subTitle,
    description,
    category,
    level: level ?? '',
    price: price ?? '',
    thumbnail: null,
    isPublished,
    version,
  };
}

/** Whether saving would change anything. */
export function isChanged(values: CourseEdit, course: CourseDetail): boolean {
  const saved = valuesOf(course);
  const fields = Object.keys(saved) as (keyof CourseEdit)[];
  return fields.some((field) => field !== 'version' && values[field] !== saved[field]);
}

/** What a published course should still have, with what is typed but not saved yet counted in. */
export function openParts(values: CourseEdit, course: CourseDetail): Part[] {
  const has: Record<Part, boolean> = {
    description: values.description.trim() !== '',
    price: values.price !== '',
    thumbnail: values.thumbnail !== null || course.thumbnail !== null,
    lecture: !course.missing?.includes('lecture'),
  };
  return PARTS.filter((part) => !has[part]);
}

/** The course as its card would look after Save. */
export function asCard(values: CourseEdit, course: CourseDetail, thumbnail: string | null) {
  return {
    ...course,
    title: values.title.trim(),
    category: CATEGORIES.find((category) => category === values.category) ?? course.category,
    level: LEVELS.find((level) => level === values.level) ?? null,
    price: values.price === '' ? null : Number(values.price),
    thumbnail: thumbnail ?? course.thumbnail,
  };
}
