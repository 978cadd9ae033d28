import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { siteReceived, siteReducer } from '../../../shared/site/site.slice';
import { aSite } from '../../../shared/testing/builders';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import GrievancePage from './grievance-page';

describe('The page of the grievance officer', () => {
  it('names the person and the address that the settings name', async () => {
    const { dispatch } = renderWithStore(<GrievancePage />, function* () {}, {
      site: siteReducer,
    });
    await dispatch(siteReceived(aSite()));
    expect(screen.getByText(/^Leela Rao, Lectern Learning Private Limited$/)).toBeInTheDocument();
    expect(screen.getByText('E-mail: grievance@lectern.test')).toBeInTheDocument();
    expect(screen.getByText('Address: 12 Example Road, Pune 411001')).toBeInTheDocument();
  });
});
