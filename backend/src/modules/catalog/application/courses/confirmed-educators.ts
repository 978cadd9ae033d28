/** Catalog knows no accounts, so the composition root implements this port. */
export abstract class ConfirmedEducators {
  /**
   * Whether the educator's email address permits publishing: it is confirmed, or this installation does not require
   * that.
   */
  abstract has(userId: string): Promise<boolean>;
}
