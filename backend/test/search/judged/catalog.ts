export interface JudgedCourse {
  readonly title: string;
  readonly subTitle: string;
  readonly description: string;
  readonly category: string;
  readonly level: 'Beginner' | 'Intermediate' | 'Advanced';
  readonly priceRupees: number;
  readonly minutes: number;
  readonly lectures: readonly string[];
  readonly educator: string;
  readonly enrollments: number;
  /** Days since the publication. */
  readonly daysOld: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
  /** What judgments are based on. */
  readonly tags: readonly string[];
}

const EDUCATORS = [
  'Meera Iyer',
  'Arjun Mehta',
  'Farah Khan',
  'Rohan Deshpande',
  'Lakshmi Narayanan',
  'Gurpreet Singh',
  'Nandini Bose',
  'Vikram Rathore',
  'Zoya Siddiqui',
  'Harish Chandra',
] as const;

const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
const PRICES = [0, 499, 799, 299, 0, 1499, 399, 999, 2499, 599, 1999, 199, 0, 899] as const;
const MINUTES = [95, 240, 410, 50, 130, 620, 80, 300, 720, 110, 45, 180, 360] as const;
const LEVEL_WORDS = {
  Beginner: 'You need nothing but curiosity; every idea is shown before it is named.',
  Intermediate: 'You know the first steps already and want to do real work with them.',
  Advanced: 'Written for people who do this every day and want to see what lies below.',
};
const ENDINGS = [
  'Each lecture ends with a small exercise, and you can ask questions in the comments.',
  'The examples come from small companies in India, and all files can be downloaded.',
  'Watch at your own pace, on a phone or a computer, and come back whenever you like.',
  'We build one project together from the first lecture to the last.',
];

/** Deterministic: the same courses every time. */
export function judgedCatalog(topics: string): JudgedCourse[] {
  let serial = 0;
  return topics
    .trim()
    .split(/\n(?!=)/)
    .flatMap((block) => {
      const [head = '', ...titles] = block.split('\n= ');
      const [category = '', tags = '', lectures = ''] = head.split(' # ');
      const chapters = lectures.split('; ').map((chapter) => chapter.trim());
      return titles.map((line, place) => {
        const [title = '', subTitle = ''] = line.split(' :: ');
        const level = LEVELS[place] ?? 'Beginner';
        serial += 1;
        const own = chapters.slice(place, place + 4);
        const ratingCount = (serial * 37) % 90;
        const mean = 3.2 + ((serial * 29) % 18) / 10;
        return {
          title,
          subTitle,
          description: `${title}: ${own.join(', ').toLowerCase()} and more. ${LEVEL_WORDS[level]} ${ENDINGS[serial % ENDINGS.length]}`,
          category,
          level,
          priceRupees: PRICES[serial % PRICES.length] ?? 0,
          minutes: MINUTES[serial % MINUTES.length] ?? 60,
          lectures: own,
          educator: EDUCATORS[(serial * 7) % EDUCATORS.length] ?? EDUCATORS[0],
          enrollments: (serial * serial * 13) % 4_000,
          daysOld: 0,
          ratingCount,
          ratingSum: Math.round(ratingCount * Math.min(5, mean)),
          tags: tags.split(' '),
        };
      });
    });
}
