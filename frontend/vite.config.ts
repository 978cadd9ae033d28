import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The API takes requests from its own host only: it has to see the address the browser asked.
const api = { target: process.env.API_URL ?? 'http://localhost:8000', changeOrigin: false };

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': api, '/dev': api } },
  preview: { proxy: { '/api': api, '/dev': api } },
  build: {
    manifest: true,
    target: 'es2022',
    // light-dark() must reach the browser as it is: rewritten, a `scheme-dark` part would not flip.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // A data: URI would need a wider CSP than 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            {
              name: 'state',
              test: /node_modules\/(@reduxjs|redux|redux-saga|@redux-saga|typed-redux-saga|react-redux|immer|reselect)\//,
            },
            { name: 'forms', test: /node_modules\/(formik|yup)\// },
          ],
        },
      },
    },
  },
});
