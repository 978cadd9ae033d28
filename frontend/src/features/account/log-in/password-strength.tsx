import { signupCopy } from '../../../shared/copy/account';
import { classNames } from '../../../shared/lib/class-names';

type Strength = 'short' | 'fair' | 'good' | 'strong';

const LEVELS: readonly Strength[] = ['short', 'fair', 'good', 'strong'];
const COLOR: Record<Strength, string> = {
  short: 'bg-danger',
  fair: 'bg-star',
  good: 'bg-primary',
  strong: 'bg-success',
};

/** Length counts most, variety a little; only a hint, never a barrier. */
function strengthOf(password: string): Strength {
  const length = [...password].length;
  if (length < 8) return 'short';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((k) => k.test(password)).length;
  const points = length + kinds * 2;
  if (points < 14) return 'fair';
  return points < 20 ? 'good' : 'strong';
}

export function PasswordStrength({ password }: { password: string }) {
  if (!password) return null;
  const strength = strengthOf(password);
  const level = LEVELS.indexOf(strength);
  return (
    <span className="mt-1.5 flex items-center gap-2">
      <span aria-hidden className="flex flex-1 gap-1">
        {LEVELS.map((step, index) => (
          <span
            key={step}
            className={classNames(
              'h-1.5 flex-1 rounded-full',
              index <= level ? COLOR[strength] : 'bg-surface-2',
            )}
          />
        ))}
      </span>
      <span>
        {signupCopy.strengthLabel}: {signupCopy.strength[strength]}
      </span>
    </span>
  );
}
