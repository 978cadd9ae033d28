import { EducatorNotices } from '../application/educator-notices.js';

export class InMemoryEducatorNotices extends EducatorNotices {
  private readonly last = new Map<string, { readonly day: string; readonly mailId: string }>();

  async claim(courseId: string, at: Date, mailId: string): Promise<boolean> {
    const day = at.toISOString().slice(0, 10);
    const last = this.last.get(courseId);
    if (last && last.day >= day && last.mailId !== mailId) return false;
    this.last.set(courseId, { day, mailId });
    return true;
  }
}
