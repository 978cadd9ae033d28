import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import { InvalidInput } from '../../../platform/domain/domain-error.js';
import { Money } from '../../../platform/domain/money.js';

const CODE = /^[A-Za-z0-9][A-Za-z0-9-]{2,23}$/;
const CODE_RULE =
  'A code has 3 to 24 letters from A to Z, digits and hyphens, and begins with a letter or digit.';
/** Uses are counted anew for each learner: so many take some milliseconds. */
export const MAX_USES = 10_000;
const YEAR_MS = 366 * 86_400_000;
const PAISE_PER_RUPEE = 100;

export interface CouponTerms {
  readonly id: string;
  readonly courseId: string;
  readonly educatorId: string;
  readonly code: string;
  /** 1 to 99. */
  readonly percentOff: number;
  /** Null for a coupon that runs until it is ended. */
  readonly expiresAt: Date | null;
  /** How many sales it is good for; null for any number. */
  readonly maxUses: number | null;
  readonly at: Date;
}

/** A lower price of one course for those who know its code. */
export class Coupon extends AggregateRoot {
  readonly id: string;
  readonly courseId: string;
  readonly educatorId: string;
  readonly code: string;
  readonly percentOff: number;
  readonly expiresAt: Date | null;
  readonly maxUses: number | null;
  readonly createdAt: Date;
  private _endedAt: Date | null = null;

  private constructor(terms: CouponTerms) {
    super();
    this.id = terms.id;
    this.courseId = terms.courseId;
    this.educatorId = terms.educatorId;
    this.code = terms.code;
    this.percentOff = terms.percentOff;
    this.expiresAt = terms.expiresAt;
    this.maxUses = terms.maxUses;
    this.createdAt = terms.at;
  }

  /** @throws InvalidInput */
  static create(terms: CouponTerms): Coupon {
    const { percentOff, expiresAt, maxUses, at } = terms;
    const code = couponCode(terms.code, 'code');
    if (!isWhole(percentOff, 99))
      throw InvalidInput.field('percentOff', 'Take off 1 to 99 percent.');
    if (maxUses !== null && !isWhole(maxUses, MAX_USES))
      throw InvalidInput.field(
        'maxUses',
        `Allow 1 to ${MAX_USES.toLocaleString('en-IN')} uses, or any number.`,
      );
    const left = expiresAt === null ? 1 : expiresAt.getTime() - at.getTime();
    if (!(left > 0 && left <= YEAR_MS))
      throw InvalidInput.field('expiresAt', 'Choose a time in the future, at most a year away.');
    return new Coupon({ ...terms, code });
  }

  get endedAt(): Date | null {
    return this._endedAt;
  }

  /** What the course costs with it: whole rupees, rounded down, but at least one, the least that can be paid. */
  priceOf(list: Money): Money {
    const exact = (list.paise * (100 - this.percentOff)) / 100 / PAISE_PER_RUPEE;
    const rupees = Math.max(1, Math.floor(exact));
    return Money.ofPaise(Math.min(list.paise, rupees * PAISE_PER_RUPEE));
  }

  isExpiredAt(moment: Date): boolean {
    return this.expiresAt !== null && moment >= this.expiresAt;
  }

  isRunningAt(moment: Date): boolean {
    return this._endedAt === null && !this.isExpiredAt(moment);
  }

  /** Whether its uses are counted. */
  get isLimited(): boolean {
    return this.maxUses !== null;
  }

  /** Whether so many uses leave none. */
  isUsedUpBy(uses: number): boolean {
    return this.maxUses !== null && uses >= this.maxUses;
  }

  /** Ends it for good; orders that were opened with it are honored as any open order is. */
  end(at: Date): void {
    this._endedAt ??= at;
  }
}

/** The code as it is kept, whatever the case it was typed in. @throws InvalidInput at the field */
export function couponCode(typed: string, field: string): string {
  const code = typed.trim();
  if (!CODE.test(code)) throw InvalidInput.field(field, CODE_RULE);
  return code.toUpperCase();
}

const isWhole = (number: number, most: number) =>
  Number.isInteger(number) && number >= 1 && number <= most;
