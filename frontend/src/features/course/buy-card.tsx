import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import {
  Download,
  Infinity as InfinityIcon,
  MonitorPlay,
  Pencil,
  Share2,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { CouponPrice, CourseDetail } from '../../shared/api/types';
import { checkoutCopy, courseCopy } from '../../shared/copy/learner';
import { formatDuration } from '../../shared/lib/dates';
import { selectSite } from '../../shared/site/site.slice';
import { ButtonLink } from '../../shared/ui/button';
import { Consent } from '../../shared/ui/consent';
import { CourseCover } from '../../shared/ui/course-cover';
import { Card, Chip } from '../../shared/ui/surface';
import { textLink } from '../../shared/ui/text-link';
import { CoursePrice, StruckPrice } from './course-price';
import { totalSeconds } from './course-summary';
import { Enrolled } from './enrolled';

const { consent } = checkoutCopy;
const TERMS = [
  { to: '/terms', label: consent.terms },
  { to: '/refunds', label: consent.refunds },
];

interface BuyCardProps {
  course: CourseDetail;
  /** Enroll Now or Watch Now. */
  action: ReactNode;
  /** What it costs with the applied coupon. */
  coupon: CouponPrice | null;
  /** Where a coupon is entered. */
  couponEntry: ReactNode;
  /** Not enrolled yet, and not one's own. */
  toBuy: boolean;
  isOwner: boolean;
  enrolled: boolean;
}

/** Cover, price and what the learner gets; next to the text on wide screens, above it on phones. */
export function BuyCard({
  course,
  action,
  coupon,
  couponEntry,
  toBuy,
  isOwner,
  enrolled,
}: BuyCardProps) {
  return (
    <Card className="overflow-hidden shadow-lift">
      <CourseCover course={course} eager />
      <div className="grid gap-5 p-6">
        {/* The price stays visible, but no longer comes first. */}
        <div className="grid gap-2">
          {enrolled && <Enrolled />}
          {isOwner && !course.isPublished && (
            <Chip className="justify-self-start">{courseCopy.unpublished}</Chip>
          )}
          <CoursePrice
            price={course.price}
            coupon={coupon}
            className={enrolled ? 'text-lg' : 'text-3xl'}
          >
            <FixedStruckPrice />
          </CoursePrice>
        </div>
        <div className="hidden lg:grid">{action}</div>
        {couponEntry}
        {isOwner && (
          <ButtonLink to={`/addcourses/${course._id}`} variant="secondary">
            <Pencil aria-hidden className="size-4" />
            {courseCopy.edit}
          </ButtonLink>
        )}
        {toBuy && course.price !== null && (
          <Consent before={consent.before} between={consent.between} links={TERMS} />
        )}
        <ul className="grid gap-3 text-sm text-muted">
          <Benefit Icon={MonitorPlay}>
            <Hours course={course} />
          </Benefit>
          <Files course={course} />
          <Benefit Icon={InfinityIcon}>{courseCopy.lifetime}</Benefit>
          {toBuy && course.price ? <MoneyBack /> : null}
        </ul>
        {/* A link to it would lead others nowhere. */}
        {course.isPublished && <ShareLink title={course.title} />}
      </div>
    </Card>
  );
}

function FixedStruckPrice() {
  const { siteFigures } = useSelector(selectSite);
  if (siteFigures !== 'spec') return null;
  return <StruckPrice label={courseCopy.struckPriceLabel}>{courseCopy.struckPrice}</StruckPrice>;
}

function Hours({ course }: { course: CourseDetail }) {
  const { siteFigures } = useSelector(selectSite);
  return siteFigures === 'spec'
    ? courseCopy.hoursSpec
    : courseCopy.hoursReal(formatDuration(totalSeconds(course)));
}

function Files({ course: { lectures } }: { course: CourseDetail }) {
  const files = lectures.reduce((sum, { handoutCount = 0 }) => sum + handoutCount, 0);
  return files > 0 && <Benefit Icon={Download}>{courseCopy.files(files)}</Benefit>;
}

function MoneyBack() {
  const { days, watchedPercent } = useSelector(selectSite).refund;
  if (days === 0) return null;
  return <Benefit Icon={Undo2}>{courseCopy.moneyBack(days, watchedPercent)}</Benefit>;
}

function Benefit({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-primary" />
      <span>{children}</span>
    </li>
  );
}

function ShareLink({ title }: { title: string }) {
  const text = courseCopy.shareText(title, window.location.href);
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
      className={textLink('inline-flex min-h-11 items-center gap-2 justify-self-start text-sm')}
    >
      <Share2 aria-hidden className="size-4" />
      {courseCopy.share}
    </a>
  );
}
