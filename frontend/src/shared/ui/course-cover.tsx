import { useState } from 'react';
import { classNames } from '../lib/class-names';
import type { Category } from '../lib/categories';
import { hueOf } from '../lib/hue';

const HUES: Record<Category, number> = {
  'App Development': 250,
  'AI/ML': 275,
  'AI Tools': 205,
  'Data Science': 185,
  'Data Analytics': 160,
  'Ethical Hacking': 350,
  'UI UX Designing': 325,
  'Web Development': 225,
  Others: 30,
};

function hueOfCategory(category: string): number {
  return category in HUES ? HUES[category as Category] : hueOf(category);
}

function initialsOf(title: string): string {
  const words = title.trim().split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

/** A cover drawn from title and category; the same course always looks the same. */
function GeneratedCover({ title, category }: { title: string; category: string }) {
  const hue = hueOfCategory(category);
  const seed = hueOf(title);
  const [x, y, turn] = [60 + (seed % 200), 30 + (seed % 110), seed % 90];
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="size-full"
    >
      <rect width="320" height="180" fill={`hsl(${hue} 48% 24%)`} />
      <circle cx={x} cy={y} r="104" fill={`hsl(${hue + 14} 52% 33%)`} />
      <rect
        x={x + 46}
        y={y - 22}
        width="130"
        height="130"
        rx="26"
        fill={`hsl(${hue - 16} 55% 41%)`}
        transform={`rotate(${turn} ${x + 111} ${y + 43})`}
      />
      <circle cx={210 + (seed % 90)} cy={28 + (seed % 70)} r="20" fill="#f8b133" />
      <text
        x="24"
        y="154"
        fill="#fff"
        fontSize="60"
        fontWeight="800"
        fontFamily="var(--font-sans)"
        letterSpacing="-2"
      >
        {initialsOf(title)}
      </text>
    </svg>
  );
}

interface CourseCoverProps {
  course: { title: string; category: string; thumbnail: string | null };
  /** Covers in the first row load at once. */
  eager?: boolean;
  className?: string;
}

/** The thumbnail in 16:9; the drawn cover when there is none or it does not load. Decorative. */
export function CourseCover({ course, eager = false, className }: CourseCoverProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { title, category, thumbnail } = course;
  return (
    <div className={classNames('aspect-video overflow-hidden bg-surface-2', className)}>
      {thumbnail && thumbnail !== broken ? (
        <img
          src={thumbnail}
          alt=""
          width={640}
          height={360}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(thumbnail)}
          className="size-full object-cover"
        />
      ) : (
        <GeneratedCover title={title} category={category} />
      )}
    </div>
  );
}
