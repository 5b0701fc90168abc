import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepDrafts, readDraft } from '@vitrin/api-client/drafts';
import { applicationAdmin } from '@vitrin/demo-server/fixtures/application';
import { given } from '@vitrin/demo-server/given';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ThemeProvider } from '../../../theme/ThemeProvider.tsx';
import { themeDraft } from '../../../theme/themeDraft.ts';
import { placeOf, valueAt, writeThemeValue } from '../writeThemeValue.ts';
import { ThemeEditor } from './ThemeEditor.tsx';
import { ToastRegion } from '../../../primitives/Toast/ToastRegion.tsx';

const rendered = fn();
const painted = { bg_color: '#111827', text_color: '#FFFFFF' };
function Page() {
  rendered();
  return (
    <main style={{ maxWidth: 640 }}>
      <h1>Hırdavat ve El Aletleri</h1>
      <div id="header-top">Döviz Kurları</div>
      <Button tone="brand">Sepete Ekle</Button>
    </main>
  );
}
const page = <Page />;

const meta = {
  component: ThemeEditor,
  args: { themeSettings: applicationAdmin.themeSettings, owner: 'Yönetici', onClose: fn(), reload: fn() },
  tags: ['!autodocs'],
  globals: { session: 'admin' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => rendered.mockClear(),
  render: (args) => (
    <>
      <ThemeProvider settings={args.themeSettings}>{page}</ThemeProvider>
      <ThemeEditor {...args} />
    </>
  ),
} satisfies Meta<typeof ThemeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.getByRole('button', { name: 'Kaydet' });
const ground = (element: HTMLElement) => getComputedStyle(element).backgroundColor;
const shopButton = () => screen.getByRole('button', { name: 'Sepete Ekle' });
const close = () => screen.getAllByRole('button', { name: 'Kapat' })[0] ?? save();

function isAskedBeforeLeaving() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
type PlayContext = Parameters<NonNullable<Story['play']>>[0];
type User = PlayContext['userEvent'];

async function paintButtons(userEvent: User, color = '#B4232A') {
  await userEvent.click(screen.getByText('Düğmeler'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Zemin rengi' }), color);
}

/** What was sent to be saved since the story began. */
const saves = { bodies: [] as FormData[] };
function watchSaves() {
  saves.bodies = [];
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/admin/theme/updatelayout'))
      saves.bodies.push(await request.clone().formData());
    return send(request);
  };
  return () => {
    globalThis.fetch = send;
  };
}

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Tema Düzenle' })).toBeVisible();
    // The page beside it is not put away.
    await expect(screen.getByRole('heading', { name: 'Hırdavat ve El Aletleri' })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(given.themeSaveFails()),
  parameters: { covers: ['THEM-03', 'FAIL-02'] },
  play: async ({ userEvent }) => {
    await paintButtons(userEvent);
    await userEvent.click(save());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Tema kaydedilemedi.');
    await expect(screen.getByText('1 değişiklik')).toBeVisible();
    await expect(ground(shopButton())).toBe('rgb(180, 35, 42)');
  },
};

export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(given.themeSavePending()),
  play: async ({ userEvent }) => {
    await paintButtons(userEvent);
    await userEvent.click(save());
    await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
    // A reset would not be sent before the save has ended.
    await userEvent.click(screen.getByRole('button', { name: 'Sıfırla' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Admin: Story = {
  args: {
    themeSettings: {
      layouts: { master: 'sidebar' },
      blocks: { header: { title: 'Üst Alan', item: { top: { title: 'Üst Şerit', ...painted } } } },
    },
  },
};

export const Mobile: Story = { globals: { session: 'admin', viewport: { value: 'phone' } } };

/** Each key is on the page before the next one, and not one component of the page renders. */
export const ShowsEveryChangeAtOnce: Story = {
  parameters: { covers: ['THEM-02'] },
  play: async ({ userEvent }) => {
    await expect(rendered).toHaveBeenCalled();
    rendered.mockClear();
    await paintButtons(userEvent);
    await expect(ground(shopButton())).toBe('rgb(180, 35, 42)');
    await userEvent.click(screen.getByText('Üst Şerit'));
    const css = screen.getAllByRole('textbox', { name: 'Özel CSS' })[0];
    if (!css) throw new Error('no field for custom CSS');
    await userEvent.type(css, 'padding: 12px');
    await expect(getComputedStyle(screen.getByText('Döviz Kurları')).padding).toBe('12px');
    await expect(rendered).not.toHaveBeenCalled();
  },
};

export const TakesOneChangeBack: Story = {
  play: async ({ userEvent }) => {
    const before = ground(shopButton());
    await paintButtons(userEvent);
    await userEvent.click(screen.getByRole('radio', { name: 'Kenar menülü' }));
    await userEvent.click(screen.getByText('Değişiklikler (2)'));
    await userEvent.click(screen.getByRole('button', { name: 'Geri Al: Düğmeler, Zemin rengi' }));
    await expect(ground(shopButton())).toBe(before);
    await expect(screen.getByText('1 değişiklik')).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'Kenar menülü' })).toBeChecked();
  },
};

/** Custom CSS for every main button must not take the editor's own away, nor colours that nobody can read. */
export const StaysUsableUnderItsOwnTheme: Story = {
  args: {
    themeSettings: {
      blocks: {
        elements: {
          item: {
            button: {
              bg_color: '#FFFFFF',
              text_color: '#FFFFFF',
              selector_class: 'elements-button',
              customCss: 'display: none',
            },
          },
        },
      },
    },
  },
  parameters: { covers: ['THEM-04'] },
  play: async ({ canvasElement }) => {
    const [shop] = canvasElement.querySelectorAll<HTMLElement>('main .elements-button');
    await expect(shop && getComputedStyle(shop).display).toBe('none');
    await expect(save()).toBeVisible();
    await expect(ground(screen.getByRole('dialog', { name: 'Tema Düzenle' }))).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(save()).getPropertyValue('--vitrin-color-brand-base')).toBe('#0b6066');
  },
};

export const SavesOnce: Story = {
  beforeEach: watchSaves,
  parameters: { covers: ['THEM-03', 'FAIL-02'] },
  play: async ({ userEvent }) => {
    const { bodies } = saves;
    await paintButtons(userEvent);
    await userEvent.dblClick(save());
    await waitFor(() => expect(screen.queryByText('1 değişiklik')).toBeNull());
    await expect(bodies).toHaveLength(1);
    const properties = bodies[0]?.get('properties');
    const sent: unknown = JSON.parse(typeof properties === 'string' ? properties : 'null');
    await expect(valueAt(sent, placeOf('elements.button', 'bg_color'))).toBe('#B4232A');
    await expect(valueAt(sent, ['blocks', 'footer'])).toEqual(
      applicationAdmin.themeSettings?.blocks?.['footer'],
    );
  },
};

/** The notice stands beside the editor, whose head has what comes next. */
export const SaysBesideItselfThatItIsSaved: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <>
      {meta.render(args)}
      <ToastRegion label="Bildirimler" closeLabel="Kapat" />
    </>
  ),
  play: async ({ userEvent }) => {
    await paintButtons(userEvent);
    await userEvent.click(save());
    const said = await screen.findByText('Tema kaydedildi.');
    const notice = said.closest('[popover]')?.getBoundingClientRect();
    const editor = save().closest('[role="dialog"]')?.getBoundingClientRect();
    await expect(notice?.right).toBeLessThanOrEqual(editor?.left ?? 0);
  },
};

export const CancelLoadsThePageAfresh: Story = {
  parameters: { covers: ['THEM-03'] },
  play: async ({ args, userEvent }) => {
    await paintButtons(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'İptal' }));
    await expect(args.reload).toHaveBeenCalledTimes(1);
  },
};

export const ResetAsksFirst: Story = {
  parameters: { covers: ['THEM-03'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Sıfırla' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(
      'Tüm ayarları sıfırlamak (ilk haline getirmek) istediğinizden emin misiniz?',
    );
    await expect(args.reload).not.toHaveBeenCalled();
    const [, confirm] = screen.getAllByRole('button', { name: 'Sıfırla' });
    if (!confirm) throw new Error('the question has no answer');
    await userEvent.click(confirm);
    await waitFor(() => expect(args.reload).toHaveBeenCalledTimes(1));
  },
};

/** A page, half an answer, none at all, a broken connection. */
const silent = [
  () => given.html('updateLayout'),
  () => given.malformed('updateLayout'),
  () => given.emptyBody('updateLayout'),
  () => given.themeSaveOffline(),
];

/** An answer that does not say whether anything was saved is not taken for one that does. */
export const KeepsChangesWhenTheAnswerSaysNothing: Story = {
  beforeEach: watchSaves,
  parameters: { covers: ['THEM-03', 'FAIL-02'] },
  play: async ({ msw, userEvent }) => {
    await paintButtons(userEvent);
    for (const [at, answer] of silent.entries()) {
      msw.use(answer());
      await userEvent.click(save());
      await waitFor(() => expect(saves.bodies).toHaveLength(at + 1));
      await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled'));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Kaydın sonucu alınamadı.');
      await expect(screen.getByText('1 değişiklik')).toBeVisible();
      await expect(ground(shopButton())).toBe('rgb(180, 35, 42)');
    }
    msw.use(given.themeSave({ hasError: false }));
    await userEvent.click(save());
    await waitFor(() => expect(screen.queryByText('1 değişiklik')).toBeNull());
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const ResetFailureIsTold: Story = {
  beforeEach: ({ msw }) => msw.use(given.themeResetFails()),
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Sıfırla' }));
    await userEvent.click((await screen.findAllByRole('button', { name: 'Sıfırla' }))[1] ?? save());
    await expect(await screen.findByText('Tema sıfırlanamadı.')).toBeVisible();
    await expect(args.reload).not.toHaveBeenCalled();
  },
};

export const AsksBeforeChangesAreLost: Story = {
  play: async ({ args, userEvent }) => {
    await paintButtons(userEvent);
    await expect(isAskedBeforeLeaving()).toBe(true);
    await userEvent.click(close());
    await userEvent.click(await screen.findByRole('button', { name: 'Düzenlemeye Dön' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(close());
    await userEvent.click(await screen.findByRole('button', { name: 'Kaydetmeden Kapat' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Loses the session while something is unsaved, which is back once the same member has signed in, and nobody else. */
async function comesBack(
  { args, mount, userEvent }: Pick<PlayContext, 'args' | 'mount' | 'userEvent'>,
  lose: () => Promise<void>,
) {
  await mount(<ThemeEditor {...args} />);
  await paintButtons(userEvent);
  await lose();
  await mount(<p>Giriş</p>);
  await mount(<ThemeEditor {...args} owner="Merve Kaya" />);
  await expect(screen.queryByText('1 değişiklik')).toBeNull();
  await mount(<p>Giriş</p>);
  await mount(<ThemeEditor {...args} />);
  await expect(await screen.findByText('Kaydedilmemiş değişiklikleriniz geri yüklendi.')).toBeVisible();
  await expect(screen.getByText('1 değişiklik')).toBeVisible();
}
// Each takes `mount` by name: by that Storybook knows not to show the story itself.
const losesItAtTheSave: Story['play'] = ({ args, mount, userEvent }) =>
  comesBack({ args, mount, userEvent }, async () => {
    await userEvent.click(save());
    await waitFor(() => expect(isAskedBeforeLeaving()).toBe(false));
    // Everybody has heard the answer by then.
    await screen.findByText('Tema kaydedilemedi.');
  });
export const KeepsChangesThroughALostSession: Story = {
  beforeEach: ({ msw }) => msw.use(given.themeSaveFails(401)),
  parameters: { covers: ['FAIL-02', 'APP-11'] },
  play: losesItAtTheSave,
};
export const KeepsChangesThroughALostRight: Story = {
  beforeEach: ({ msw }) => msw.use(given.forbidden('updateLayout')),
  parameters: { covers: ['FAIL-02', 'APP-11'] },
  play: losesItAtTheSave,
};
/** A look at the tab finds the session over before any press. */
export const KeepsChangesWhereTheSessionIsFoundOver: Story = {
  parameters: { covers: ['FAIL-02', 'APP-11'] },
  play: ({ args, mount, userEvent }) => comesBack({ args, mount, userEvent }, async () => keepDrafts()),
};
/** What others have saved until then is theirs: only what was edited here comes back. */
export const BringsBackWhatWasEditedAlone: Story = {
  parameters: { covers: ['THEM-03', 'APP-11'] },
  play: async ({ args, mount, userEvent }) => {
    await mount(<ThemeEditor {...args} />);
    await paintButtons(userEvent);
    keepDrafts();
    await mount(<p>Giriş</p>);
    const theirs = writeThemeValue(args.themeSettings, 'header.top', 'bg_color', '#145214');
    await mount(<ThemeEditor {...args} themeSettings={theirs} />);
    await expect(await screen.findByText('Kaydedilmemiş değişiklikleriniz geri yüklendi.')).toBeVisible();
    await expect(screen.getByText('1 değişiklik')).toBeVisible();
    const shown = themeDraft.get();
    await expect(valueAt(shown, placeOf('header.top', 'bg_color'))).toBe('#145214');
    await expect(valueAt(shown, placeOf('elements.button', 'bg_color'))).toBe('#B4232A');
  },
};
/** What came back and was taken back is not there again at the next opening. */
export const ForgetsWhatWasTakenBack: Story = {
  parameters: { covers: ['THEM-03', 'APP-11'] },
  play: async ({ args, mount, userEvent }) => {
    await comesBack({ args, mount, userEvent }, async () => keepDrafts());
    await userEvent.click(screen.getByText('Değişiklikler (1)'));
    await userEvent.click(screen.getByRole('button', { name: 'Geri Al: Düğmeler, Zemin rengi' }));
    await expect(screen.queryByText('1 değişiklik')).toBeNull();
    await mount(<p>Giriş</p>);
    await mount(<ThemeEditor {...args} />);
    await expect(await screen.findByRole('button', { name: 'Kaydet' })).toBeVisible();
    await expect(screen.queryByText('Kaydedilmemiş değişiklikleriniz geri yüklendi.')).toBeNull();
    await expect(screen.queryByText('1 değişiklik')).toBeNull();
  },
};
/** The page is loaded afresh: what its going keeps must not be what was given up. */
export const KeepsNothingThatWasGivenUp: Story = {
  parameters: { covers: ['THEM-03'] },
  play: async ({ args, userEvent }) => {
    await paintButtons(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'İptal' }));
    await expect(args.reload).toHaveBeenCalledOnce();
    keepDrafts();
    await expect(readDraft('theme', args.owner)).toBeUndefined();
  },
};
export const SavesAgainAfterAFailure: Story = {
  ...Failed,
  play: async ({ msw, userEvent }) => {
    await paintButtons(userEvent);
    await userEvent.click(save());
    await screen.findByRole('alert');
    msw.use(given.themeSave({ hasError: false }));
    await userEvent.click(save());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(screen.queryByText('1 değişiklik')).toBeNull());
    await expect(ground(shopButton())).toBe('rgb(180, 35, 42)');
  },
};
