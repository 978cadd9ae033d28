import { describe, expect, it } from '@jest/globals';
import { CATEGORIES, LEVELS } from '../lib/categories';
import * as catalog from './messages.en';

/** Texts of the product's specification, character by character; the specification is not in this repository. */
const FIXED = [
  'Learn the skills, land your dream job',
  'Search with AI',
  'View All Courses',
  'Trained Exam Operators',
  'Structured Training Programs',
  'Technology & Exam Software Handling',
  'Problem-Solving & Support Skills',
  'Verified & Certified Operators',
  'Our Popular Courses',
  'Explore Skill Courses',
  'Explore Courses',
  'Biometric Auth (Non-Aadhaar)',
  'Biometric Auth (Aadhaar)',
  'CCTV Installation',
  'CCTV Live Monitoring',
  'Organisational Training',
  'Professional Training',
  'Professional Skills',
  'Sustainability & Training',
  'We Are Maximize Your Learning Growth',
  'Simplified Learning',
  'Expert Trainers',
  'Big Experience',
  'Lifetime Access',
  'Real Reviews from Real Learners',
  'My Learning',
  'My Courses',
  'Learning Progress',
  'My Profile',
  'Dashboard',
  'Login',
  'Logout',
  'Welcome back',
  'Name',
  'Email',
  'Password',
  'Forget your password?',
  "Let's get Started",
  'Student',
  'Educator',
  'Sign Up',
  'Send OTP',
  'Verify OTP',
  'New Password',
  'Confirm Password',
  'Reset Password',
  'Back to Login',
  'Bio',
  'Edit Profile',
  'Full Name',
  'Description',
  'Tell us about yourself',
  'Save Changes',
  'Show Filters',
  'Hide Filters',
  'Enroll Now',
  'Watch Now',
  'Select a preview lecture to watch',
  '(1,200 reviews)',
  '₹599',
  '10+ hours of video content',
  'Lifetime access to course materials',
  'My Enrolled Courses',
  'You haven’t enrolled in any course yet.',
  'All Lectures',
  'No lectures available.',
  'Select a lecture to start watching',
  'Listening...',
  'No Courses Found',
  'AI Search Results',
  'These are the top courses I found for you',
  'No courses found',
  'Total Earning',
  'Create Courses',
  'Create Course',
  'Published',
  'Draft',
  '₹ NA',
  'Click to Publish',
  'Click to UnPublish',
  'Course Enrollment Payment',
  'Login Successfully',
  'SignUp Successfully',
  'Profile Update Successfully',
  'Profile Update Error',
  'Logged out successfully!',
  'Course Created',
  'Course Updated',
  'Course Deleted',
  'Lecture Created',
  'Lecture Updated',
  'Lecture Removed',
  'Lecture remove error',
  'Review Added',
  'Something went wrong',
  'Something went wrong while enrolling.',
  'Payment verification failed.',
  'Uploading video... Please wait.',
  'password does not match',
  'Please enter a valid email address',
];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value && typeof value === 'object') return Object.values(value).flatMap(textsIn);
  return [];
}

const FIXED_CATEGORIES = [
  'App Development',
  'AI/ML',
  'AI Tools',
  'Data Science',
  'Data Analytics',
  'Ethical Hacking',
  'UI UX Designing',
  'Web Development',
  'Others',
];

const texts = new Set(textsIn({ ...catalog }));

describe('The catalog', () => {
  it.each(FIXED)('holds "%s"', (text) => {
    expect(texts).toContain(text);
  });

  it('offers the categories and levels of the specification, in its order', () => {
    expect(CATEGORIES).toEqual(FIXED_CATEGORIES);
    expect(LEVELS).toEqual(['Beginner', 'Intermediate', 'Advanced']);
  });

  it('thanks a subscriber by address', () => {
    expect(catalog.footerCopy.subscribed('a@b.in')).toBe('Thank you for subscribing, a@b.in!');
  });

  it('names the footer as decided', () => {
    expect(catalog.footerCopy.copyright).toBe('© 2025 Lectern. Design by Lectern Design.');
  });
});
