import { type DemoCourse, inNewSection, lecture } from './demo-course.js';

export const FARAHS_COURSES: readonly DemoCourse[] = [
  {
    educator: 'farah',
    title: 'Ethical hacking basics',
    subTitle: 'See your network as an attacker does, with permission',
    description:
      'Scanning, passwords, web attacks and how to close each hole. Everything runs in a lab on your own machine.',
    category: 'Ethical Hacking',
    level: 'Beginner',
    priceRupees: '699',
    lectures: [
      lecture(
        'The rules of the game',
        'Without written permission you do not start',
        'Agree on what is in and what is out',
        'Report what you find, and only to its owner',
      ),
      lecture(
        'Mapping a network',
        'Know what answers before you know how',
        'Every open port is a question',
        'Write down what you see, with the time',
      ),
      lecture(
        'Passwords and why they fall',
        'Long beats complicated',
        'The same password twice is one password',
        'A second factor stops most attacks',
      ),
    ],
    reviews: [
      [5, 'Finally a course that begins with permission.'],
      [5, 'The lab runs on my old laptop without trouble.'],
    ],
  },
  {
    educator: 'farah',
    title: 'CCTV installation and live monitoring',
    subTitle: 'Cameras, cables, recorders and the control room',
    description:
      'Plan a site, mount and wire cameras, set up the recorder, and watch many screens without missing what matters.',
    category: 'Others',
    level: 'Beginner',
    priceRupees: '0',
    lectures: [
      inNewSection(
        'Before anything is recorded',
        lecture(
          'Choosing cameras',
          'First the view you need, then the camera',
          'Light decides more than resolution',
          'Count the days you have to keep',
        ),
      ),
      lecture(
        'Wiring a small shop',
        'One cable for power and picture: PoE',
        'Label both ends before you pull',
        'Leave a spare metre at each camera',
      ),
      inNewSection(
        'On duty',
        lecture(
          'In the control room',
          'Three screens where things usually begin',
          'Rest your eyes every twenty minutes',
          'Write the time first, then what you saw',
        ),
      ),
    ],
    reviews: [
      [5, 'I installed four cameras in my shop after this course.'],
      [4, 'Practical and in simple language.'],
    ],
  },
  {
    educator: 'farah',
    title: 'UI design that people understand',
    subTitle: 'Layout, type and color with a reason for each choice',
    description:
      'Redesign three real screens step by step and learn to explain why the new ones work.',
    category: 'UI UX Designing',
    level: 'Intermediate',
    priceRupees: '449',
    lectures: [
      lecture(
        'Seeing before drawing',
        'Describe the screen without naming colors',
        'Find the one thing people came for',
        'What can go without being missed?',
      ),
      lecture(
        'Space and type',
        'Two sizes of text are enough to begin',
        'Align edges, and the noise is gone',
        'Lines of sixty letters read best',
      ),
      lecture(
        'Color with a job',
        'One color for what can be pressed',
        'Red is for what cannot be undone',
        'Test it in gray, then in the sun',
      ),
    ],
    reviews: [
      [5, 'I see screens differently now.'],
      [4, 'Practical. I would like a second part.'],
    ],
  },
];
