import type { Fact } from '../../../platform/domain/fact.js';
import type { Course } from '../domain/courses/course.js';
import { Courses } from '../domain/courses/courses.js';

/** Courses in memory; keeps the facts saved with them. */
export class InMemoryCourses extends Courses {
  readonly facts: Fact[] = [];
  private readonly byId = new Map<string, Course>();

  async lock(id: string): Promise<Course | null> {
    return this.byId.get(id) ?? null;
  }

  async save(course: Course): Promise<void> {
    this.byId.set(course.id, course);
    this.facts.push(...course.pullFacts());
  }

  async remove(course: Course): Promise<void> {
    this.byId.delete(course.id);
    this.facts.push(...course.pullFacts());
  }
}
