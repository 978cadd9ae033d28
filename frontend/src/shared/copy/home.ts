export const homeCopy = {
  title: 'Learn practical skills online',
  hero: {
    headline: 'Learn the skills, land your dream job',
    text: 'Free online courses, in-person learning and certification-aligned pathways, taught by expert trainers. What you enroll in is yours for life.',
    search: 'Search with AI',
    viewAll: 'View All Courses',
    continue: 'Continue learning',
    goOn: 'Go on to the page you asked for',
    points: ['Free courses to start with', 'Certification-aligned', 'Lifetime access'],
  },
  pillsLabel: 'What our training stands for',
  pills: [
    'Trained Exam Operators',
    'Structured Training Programs',
    'Technology & Exam Software Handling',
    'Problem-Solving & Support Skills',
    'Verified & Certified Operators',
  ],
} as const;
