import { type DemoCourse, lecture, withQuiz } from './demo-course.js';

export const ARJUNS_COURSES: readonly DemoCourse[] = [
  {
    educator: 'arjun',
    title: 'Data analytics with spreadsheets and SQL',
    subTitle: 'Answer real questions from real tables',
    description:
      'Clean, join, count and chart. You need nothing but a browser, and every data set comes with the course.',
    category: 'Data Analytics',
    level: 'Beginner',
    priceRupees: '0',
    lectures: [
      lecture(
        'Questions before queries',
        'Write the question as a sentence',
        'Decide what one row means',
        'Guess the answer, then check it',
      ),
      lecture(
        'Filtering and counting',
        'WHERE keeps rows, GROUP BY makes heaps',
        'Count twice in two ways',
        'Empty is not the same as zero',
      ),
      withQuiz(
        lecture(
          'Joining two tables',
          'A join needs a key on both sides',
          'Count rows before and after',
          'LEFT JOIN keeps those without a partner',
        ),
        {
          text: 'Ten customers, three of them without an order. How many customers does a LEFT JOIN with the orders show?',
          right: 'Ten',
          wrong: ['Seven', 'Three'],
          why: 'LEFT JOIN keeps every row of the left table, also those without a partner.',
        },
      ),
    ],
    reviews: [
      [5, 'Finally I understand joins.'],
      [4, 'The examples are from shops like mine, which helped a lot.'],
    ],
  },
  {
    educator: 'arjun',
    title: 'Machine learning without fear',
    subTitle: 'The ideas first, the formulas when you need them',
    description:
      'Regression, trees and neural networks, each explained with a picture before a line of code.',
    category: 'AI/ML',
    level: 'Intermediate',
    priceRupees: '799',
    lectures: [
      lecture(
        'What learning means',
        'A model is a rule found in examples',
        'It is tested on what it has not seen',
        'More data beats a clever formula',
      ),
      lecture(
        'Drawing a line through data',
        'The line with the smallest total error wins',
        'Look at the points before the number',
        'One far point can turn the whole line',
      ),
      lecture(
        'When models lie',
        'It learned the past, with its mistakes',
        'Ask who is missing in the data',
        'A confident answer may still be wrong',
      ),
    ],
    reviews: [
      [5, 'The pictures made the difference for me.'],
      [5, 'I was afraid of the formulas. Now I read them.'],
      [4, 'The part about wrong models should be required reading.'],
    ],
  },
  {
    educator: 'arjun',
    title: 'Python for data science',
    subTitle: 'Tables, charts and honest conclusions',
    description: 'A practical path through Python for people who want answers from data.',
    category: 'Data Science',
    level: 'Beginner',
    priceRupees: '399',
    lectures: [
      lecture(
        'Python in one hour',
        'Names, lists and loops carry you far',
        'Read code aloud before you run it',
        'Errors tell you the line: go there first',
      ),
      lecture(
        'Tables that behave',
        'One row, one thing; one column, one fact',
        'Clean a copy, keep the original',
        'Missing values need a decision',
      ),
      lecture(
        'Charts people understand',
        'Choose the chart by the question',
        'Start the axis at zero, or say why not',
        'One message for each chart',
      ),
    ],
    reviews: [
      [4, 'A calm pace that works after a long day.'],
      [5, 'I replaced three spreadsheets with one script.'],
    ],
  },
  {
    educator: 'arjun',
    title: 'AI tools for everyday work',
    subTitle: 'Write, plan and research with assistants, and check what they say',
    description:
      'Which tool for which task, how to ask, and how to notice when the answer is wrong.',
    category: 'AI Tools',
    level: 'Beginner',
    priceRupees: '199',
    lectures: [
      lecture(
        'Asking well',
        'Say who it is for and how long it may be',
        'Give an example of what you want',
        'Ask for the reasons, too',
      ),
      lecture(
        'Checking answers',
        'Look up every name and every number',
        'Ask the same in other words',
        'What matters needs a second source',
      ),
      lecture(
        'A week with an assistant',
        'Monday: plan. Friday: look back',
        'Keep what worked as a template',
        'Never paste what is secret',
      ),
    ],
    reviews: [
      [4, 'Short and useful, especially the part on checking answers.'],
      [5, 'Worth it for the templates alone.'],
      [3, 'Good, though I knew some of it already.'],
    ],
  },
];
