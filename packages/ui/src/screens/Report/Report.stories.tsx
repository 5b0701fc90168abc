import type { Meta, StoryObj } from '@storybook/react-vite';
import { given } from '@vitrin/demo-server/given';
import { useState } from 'react';
import * as reports from '@vitrin/demo-server/fixtures/reports';
import { fn } from 'storybook/test';
import { Report, type ReportProps } from './Report.tsx';

/** Keeps the query as the address would. */
function Addressed(props: ReportProps) {
  const [query, setQuery] = useState(props.query);
  return (
    <Report
      {...props}
      query={query}
      onQueryChange={(next) => {
        setQuery(next);
        props.onQueryChange(next);
      }}
    />
  );
}

const meta = {
  component: Report,
  tags: ['!autodocs'],
  args: { type: 'hesapekstresi', query: {}, onQueryChange: fn() },
  render: (args) => <Addressed {...args} />,
  beforeEach: ({ msw }) =>
    msw.use(
      given.movementReport(reports.movementReport),
      given.statementReport(reports.statementReport),
      given.orderReport(reports.orderReport),
      given.invoiceReport(reports.invoiceReportYear),
    ),
} satisfies Meta<typeof Report>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Default: Story = {};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(given.statementReportPending()) };
export const Empty: Story = { beforeEach: ({ msw }) => msw.use(given.statementReport({ data: [] })) };
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(given.statementReportFails()) };
export const Mobile: Story = { globals: phone };
export const MobileLoading: Story = { ...Loading, globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Laptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const GeneralMovements: Story = { args: { type: 'genelhareket' } };
export const Orders: Story = { args: { type: 'siparislistesi' } };
export const Invoices: Story = { args: { type: 'faturalistesi' } };
export const MobileMovements: Story = { args: { type: 'genelhareket' }, globals: phone };
export const MobileOrders: Story = { args: { type: 'siparislistesi' }, globals: phone };
export const MobileInvoices: Story = { args: { type: 'faturalistesi' }, globals: phone };

export const MixedCurrencies: Story = {
  beforeEach: ({ msw }) => msw.use(given.statementReport(reports.statementReportMixed)),
};
export const MobileMixedCurrencies: Story = { ...MixedCurrencies, globals: phone };
export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(given.statementReport(reports.statementReportOf(5000))),
};
export const FiftyThousand: Story = {
  beforeEach: ({ msw }) => msw.use(given.statementReport(reports.statementReportOf(50_000))),
};
