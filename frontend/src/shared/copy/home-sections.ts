/** The sections below the first screen, loaded separately. */
export const homeSectionsCopy = {
  popular: {
    title: 'Our Popular Courses',
    text: 'Explore top-rated courses in tech, AI and business, built to sharpen your skills, open new doors and take your career further.',
    viewAll: 'View All Courses',
    failed: 'Courses could not be loaded.',
  },
  explore: {
    title: 'Explore Skill Courses',
    text: 'From biometric enrollment desks to CCTV control rooms and sustainable workplaces: training that matches the job you will do.',
    button: 'Explore Courses',
    tiles: {
      biometricOther: 'Biometric Auth (Non-Aadhaar)',
      biometricAadhaar: 'Biometric Auth (Aadhaar)',
      cctvInstallation: 'CCTV Installation',
      cctvMonitoring: 'CCTV Live Monitoring',
      organisational: 'Organisational Training',
      professional: 'Professional Training',
      skills: 'Professional Skills',
      sustainability: 'Sustainability & Training',
    },
  },
  about: {
    eyebrow: 'About us',
    title: 'We Are Maximize Your Learning Growth',
    text: 'Our learning management system makes online education simple: it keeps courses, lectures and progress in one place, shows you how far you have come, and brings students and instructors together.',
    ticks: ['Simplified Learning', 'Expert Trainers', 'Big Experience', 'Lifetime Access'],
    pause: 'Pause the video',
    play: 'Play the video',
    videoLabel: 'A short silent film: lessons are watched, progress grows, a certificate is earned',
  },
  reviews: {
    title: 'Real Reviews from Real Learners',
    text: 'What learners say after watching, practicing and finishing.',
  },
} as const;
