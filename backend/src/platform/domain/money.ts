import { InvalidInput } from './domain-error.js';

const PAISE_PER_RUPEE = 100;

/** An amount of Indian rupees, held as whole paise so that sums are exact. */
export class Money {
  private constructor(private readonly minor: number) {}

  static readonly zero = new Money(0);

  static ofPaise(paise: number): Money {
    if (!Number.isSafeInteger(paise)) throw new InvalidInput('An amount must be whole paise.');
    return new Money(paise);
  }

  /** Parses what a person types: digits with at most two decimals. `19.99` never passes through a float. */
  static parseRupees(text: string): Money {
    const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim());
    if (!match) throw new InvalidInput('Enter an amount in rupees, with at most two decimals.');
    const [, whole = '0', fraction = ''] = match;
    return new Money(Number(whole) * PAISE_PER_RUPEE + Number(fraction.padEnd(2, '0')));
  }

  get paise(): number {
    return this.minor;
  }

  /** Rupees as a number with at most two decimals: only for the edge of the system. */
  get rupees(): number {
    return this.minor / PAISE_PER_RUPEE;
  }

  get isZero(): boolean {
    return this.minor === 0;
  }

  plus(other: Money): Money {
    return Money.ofPaise(this.minor + other.minor);
  }

  minus(other: Money): Money {
    return this.plus(other.negated());
  }

  negated(): Money {
    return Money.ofPaise(-this.minor);
  }

  equals(other: Money): boolean {
    return this.minor === other.minor;
  }
}
