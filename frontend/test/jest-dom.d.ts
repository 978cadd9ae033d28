// Adds the DOM matchers to the types of `expect`; `setup.js` adds them at run time.
import '@testing-library/jest-dom/jest-globals';
