// Floor of line 18: the libraries that the client has to use, bundled without any screen.
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { ROOT } from '../../../infra/local/settings.ts';

const ENTRY = join(ROOT, 'frontend/bare-client.js');
const CODE = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { configureStore, createSlice } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';

const slice = createSlice({ name: 'bare', initialState: 0, reducers: { more: (count) => count + 1 } });
const sagas = createSagaMiddleware();
const store = configureStore({
  reducer: slice.reducer,
  middleware: (usual) => usual({ thunk: false }).concat(sagas),
});
sagas.run(function* () {
  yield takeEvery('ask', function* () { yield put(slice.actions.more()); });
});
const Screen = () => createElement('p', null, useSelector((count) => count));
createRoot(document.body).render(
  createElement(Provider, { store },
    createElement(BrowserRouter, null,
      createElement(Routes, null, createElement(Route, { path: '*', element: createElement(Screen) })))));
`;

/** KiB in brotli. */
export async function bareClientKib(): Promise<number> {
  const build = await rolldown({
    input: ENTRY,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'bare-client',
        async resolveId(id, importer) {
          if (id === ENTRY) return id;
          // The package gives bundlers its development build; the client uses the production build, too.
          if (!/^react-router(\/dom)?$/.test(id)) return null;
          const found = await this.resolve(id, importer, { skipSelf: true });
          return found && found.id.replace('/dist/development/', '/dist/production/');
        },
        load: (id) => (id === ENTRY ? CODE : null),
      },
    ],
  });
  const { output } = await build.generate({ minify: true });
  await build.close();
  const sizes = output.map((chunk) =>
    chunk.type === 'chunk' ? brotliCompressSync(chunk.code).length : 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
