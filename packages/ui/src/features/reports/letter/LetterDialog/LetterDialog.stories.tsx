import type { Meta, StoryObj } from '@storybook/react-vite';
import { readApplication } from '@vitrin/api-client/application/application';
import { application } from '@vitrin/demo-server/fixtures/application';
import { statementReportMixed, statementReportUnread } from '@vitrin/demo-server/fixtures/reports';
import { given } from '@vitrin/demo-server/given';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { LetterDialog } from './LetterDialog.tsx';

const nothing = { taxOffice: '', taxNumber: '', address: '' };

const meta = {
  component: LetterDialog,
  args: {
    identity: readApplication(application).identity,
    range: { start: '2026-03-01', end: '2026-04-21' },
    today: '2026-04-21',
    seller: { name: 'Kuzey Teknik A.Ş.', ...nothing },
    dealer: { name: 'Karadağ Yapı Market Ltd. Şti.', ...nothing },
    onClose: fn(),
  },
  parameters: { covers: ['LEDG-04'] },
} satisfies Meta<typeof LetterDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Mutabakat Mektubu' }));

export const Default: Story = {
  beforeEach: ({ msw }) => msw.use(given.statementReport(statementReportMixed)),
  play: async ({ userEvent }) => {
    const letter = await dialog();
    await expect(letter.getByLabelText('Tarih')).toHaveValue('31.03.2026');
    // The mixed statement carries nothing forward, and before it the same answer comes to something.
    await expect(await letter.findByText(/^Ekstrede TRY için Devir satırı yok/)).toBeVisible();
    await expect(letter.getByRole('button', { name: 'Yazdır' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(letter.getByLabelText('Tarih'));
    await userEvent.type(letter.getByLabelText('Tarih'), '21.04.2026');
    await expect(await letter.findByText('Bu gün henüz bitmedi: bakiyesi kesin değil.')).toBeVisible();
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(given.statementReportPending()) };
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.statementReportFails()),
  play: async () => {
    const letter = await dialog();
    await expect(await letter.findByText('Ekstre okunamadı.')).toBeVisible();
    await expect(letter.getByRole('button', { name: 'Yazdır' })).toHaveAttribute('aria-disabled', 'true');
  },
};
/** An amount that cannot be read: no letter, and why. */
export const Uncertain: Story = {
  beforeEach: ({ msw }) => msw.use(given.statementReport(statementReportUnread)),
  play: async () => {
    await expect(await (await dialog()).findByText(/^Bir satırın tutarı okunamadı/)).toBeVisible();
  },
};
/** A seller that carries the balance of each currency forward: it is certain, and printed on paper of its own. */
export const PrintsTheLetter: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      given.statementReport({
        data: (statementReportMixed.data ?? []).map((row, place, rows) => ({
          ...row,
          ...(rows.findIndex(({ DOVIZ_AD }) => DOVIZ_AD === row.DOVIZ_AD) === place && {
            FINANS_ISLEM_TURU: 'Devir',
          }),
        })),
      }),
    ),
  play: async ({ userEvent }) => {
    const letter = await dialog();
    await expect(await letter.findByText('1.234,50')).toBeVisible();
    await expect(letter.getByText('Alacak (A): satıcı bayiye borçludur')).toBeVisible();
    await userEvent.click(letter.getByRole('button', { name: 'Yazdır' }));
    const paper = await waitFor(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Mutabakat Mektubu"]');
      const view = frame?.contentWindow;
      if (!view?.document.querySelector('article')) throw new Error('no paper yet');
      return view;
    });
    const print = spyOn(paper, 'print').mockImplementation(() => undefined);
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 8000 });
    await expect(paper.document.body).toHaveTextContent(/31\.03\.2026 günü sonundaki bakiyesi/);
    paper.dispatchEvent(new Event('afterprint'));
  },
};
export const Mobile: Story = {
  ...PrintsTheLetter,
  play: undefined,
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...Mobile, globals: { scheme: 'dark' } };
