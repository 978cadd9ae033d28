import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { siteReceived, siteReducer } from '../../../shared/site/site.slice';
import type { Site } from '../../../shared/api/types';
import { aSite } from '../../../shared/testing/builders';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { refundsCopy } from '../../../shared/copy/legal';
import LegalPage from './legal-page';

async function showAt(path: string, site: Site) {
  const { dispatch } = renderWithStore(<LegalPage />, function* () {}, { site: siteReducer }, path);
  await dispatch(siteReceived(site));
}

describe('The page of the grievance officer', () => {
  it('names the person and the address that the settings name', async () => {
    await showAt('/grievance', aSite());
    expect(screen.getByText(/^Leela Rao, Lectern Learning Private Limited$/)).toBeInTheDocument();
    expect(screen.getByText('Email: grievance@lectern.test')).toBeInTheDocument();
    expect(screen.getByText('Address: 12 Example Road, Pune 411001')).toBeInTheDocument();
  });
});

it('A legal page is itself in capitals, too', async () => {
  await showAt('/Refunds', aSite());
  expect(screen.getByRole('heading', { level: 1, name: refundsCopy.title })).toBeVisible();
});

describe('The refund policy', () => {
  const show = async (refund: { days: number; watchedPercent: number }) => {
    await showAt('/refunds', { ...aSite(), refund });
  };

  it('names the days and the share that the settings name', async () => {
    await show({ days: 14, watchedPercent: 20 });
    expect(
      screen.getByText(/within 14 days of paying, having watched less than 20 %/),
    ).toBeInTheDocument();
  });

  it('promises no right where the settings give none', async () => {
    await show({ days: 0, watchedPercent: 30 });
    expect(screen.queryByText('By your own right')).not.toBeInTheDocument();
    expect(screen.getByText('Always')).toBeInTheDocument();
  });
});
