import type { CatalogApi, CourseOffer } from '../../catalog/contract.js';

/** The one method of catalog that commerce calls. */
export class TwinCatalog implements Pick<CatalogApi, 'offerOf'> {
  private readonly offers = new Map<string, CourseOffer>();

  /** For use cases that require the whole contract; they never call the rest of it. */
  get asContract(): CatalogApi {
    return this as unknown as CatalogApi;
  }

  offer(offer: CourseOffer): void {
    this.offers.set(offer.courseId, offer);
  }

  /** The educator deletes the course for good. */
  forget(courseId: string): void {
    this.offers.delete(courseId);
  }

  async offerOf(courseId: string): Promise<CourseOffer | null> {
    return this.offers.get(courseId) ?? null;
  }
}
