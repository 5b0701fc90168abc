import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tokenColumns, tokenName } from '../../packages/ui/src/foundations/tokenColumns.tsx';
import { GridTable } from '../../packages/ui/src/primitives/GridTable/GridTable.tsx';
import { Heading } from '../../packages/ui/src/primitives/Heading/Heading.tsx';
import type { Token } from '../../packages/ui/src/theme/Token.ts';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import * as css from './guide.css.ts';

const meta = { tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const settable = Object.entries(tokens).flatMap(([group, rows]) =>
  Object.entries<Token>(rows)
    .filter(([, { setting }]) => setting !== undefined)
    .map(([name, token]) => ({ group, name, token })),
);

/** The part of the token table that a theme may set, with the values of the theme in the toolbar. */
export const Administrators: Story = {
  render: () => (
    <div className={css.page}>
      <header className={css.screen}>
        <Heading level={1}>Yöneticiler</Heading>
        <p className={css.lead}>
          Temadaki bir ayar doğrudan bir değerdir. Tablo hangi ayarın neyi boyadığını, araç çubuğunda seçili
          temadaki değeriyle gösterir; boş ayar, altındaki değere düşer. Yüksekliklerde bir birim 4 pikseldir:
          10 → 40 piksel. Zemin rengi verilip yazı rengi verilmezse yazı, açık ve koyudan okunaklı olanı alır.
          Özel CSS yalnız kendi parçasında geçerlidir.
        </p>
      </header>
      <GridTable label="Ayarlar" columns={tokenColumns} rows={settable} rowKey={tokenName} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(settable.length + 1);
    const values = canvas.getAllByText(/^#|\(/, { selector: 'code' }).map(({ textContent }) => textContent);
    await expect(values.filter((value) => !/^#[\dA-F]{6}( oklch\(.+\))?$/.test(value))).toEqual([]);
    for (const { token } of settable) await expect(canvas.getByText(token.setting ?? '')).toBeVisible();
  },
};
