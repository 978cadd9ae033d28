import type { Fact } from '../../../platform/domain/fact.js';
import type { Lecture } from '../domain/lectures/lecture.js';
import { Lectures } from '../domain/lectures/lectures.js';

/** Lectures in memory; keeps the facts saved with them. */
export class InMemoryLectures extends Lectures {
  readonly facts: Fact[] = [];
  private readonly byId = new Map<string, Lecture>();

  async courseIdOf(lectureId: string): Promise<string | null> {
    return this.byId.get(lectureId)?.courseId ?? null;
  }

  async find(id: string): Promise<Lecture | null> {
    return this.byId.get(id) ?? null;
  }

  async ofCourse(courseId: string): Promise<Lecture[]> {
    return [...this.byId.values()]
      .filter((lecture) => lecture.courseId === courseId)
      .sort((one, other) => one.position - other.position);
  }

  async save(...lectures: Lecture[]): Promise<void> {
    for (const lecture of lectures) {
      this.byId.set(lecture.id, lecture);
      this.facts.push(...lecture.pullFacts());
    }
  }

  async remove(lecture: Lecture): Promise<void> {
    this.byId.delete(lecture.id);
    this.facts.push(...lecture.pullFacts());
  }
}
