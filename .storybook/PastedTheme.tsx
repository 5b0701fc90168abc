// By name: Storybook builds what stands around the stories with the older transform of JSX.
import * as React from 'react';
import { AddonPanel, Button, Form } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { readThemeText } from '../packages/ui/src/theme/designTokens/readThemeText.ts';
import { writeDesignTokens } from '../packages/ui/src/theme/designTokens/writeDesignTokens.ts';
import { readThemeSettings } from '../packages/ui/src/theme/settings/readThemeSettings.ts';
import { writeThemeGlobal } from './themeGlobal.ts';
import { readTheme } from './themes.ts';

const none = 'default';
const pretty = (value: unknown) => JSON.stringify(value, null, 2);

interface Typed {
  readonly text: string;
  /** The theme of the toolbar that comes of it, and the one it was typed over, which stays until the stories have heard. */
  readonly gives: unknown;
  readonly over: unknown;
}

/**
 * A theme as text, beside the stories: what is picked in the toolbar can be read and changed here, what is pasted here
 * (themeSettings or a design token file) every story obeys at once, and the page's own address carries it on.
 */
export function PastedTheme({ active = false }: { active?: boolean | undefined }) {
  const [globals, updateGlobals] = useGlobals();
  const chosen = globals['theme'] as unknown;
  const settings = readTheme(chosen);
  const [typed, setTyped] = React.useState<Typed>();
  const [copied, setCopied] = React.useState('');
  const id = React.useId();

  // What is being typed stays as it is typed, until a theme is picked elsewhere: in the toolbar, by a link.
  const isTyped = typed !== undefined && (typed.gives === chosen || typed.over === chosen);
  const text = isTyped ? typed.text : settings === null ? '' : pretty(settings);

  const write = (next: string) => {
    const theme = readThemeText(next);
    const gives = theme ? writeThemeGlobal(theme) : next.trim() === '' ? none : chosen;
    setTyped({ text: next, gives, over: chosen });
    setCopied('');
    if (gives !== chosen) updateGlobals({ theme: gives });
  };
  const copy = async (what: string, content: string) => {
    await navigator.clipboard.writeText(content);
    setCopied(what);
  };
  const isRefused = text.trim() !== '' && readThemeText(text) === undefined;

  return (
    <AddonPanel active={active}>
      <div style={panel}>
        <label htmlFor={id}>
          <strong>Tema</strong>: themeSettings ya da tasarım belirteci (DTCG 2025.10) dosyasının metni
        </label>
        <div style={row}>
          <Button ariaLabel={false} onClick={() => void copy('Bağlantı', location.href)}>
            Bağlantıyı Kopyala
          </Button>
          <Button
            ariaLabel={false}
            disabled={settings === null}
            onClick={() => void copy('Tasarım belirteçleri', pretty(writeDesignTokens(settings)))}
          >
            DTCG Olarak Kopyala
          </Button>
          <Button ariaLabel={false} disabled={text === ''} onClick={() => write('')}>
            Temayı Kaldır
          </Button>
        </div>
        <Form.Textarea
          id={id}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          placeholder='{ "blocks": { "elements": { "item": { "button": { "bg_color": "#b4232a" } } } } }'
          aria-invalid={isRefused}
          aria-describedby={`${id}-said`}
          spellCheck={false}
          size="100%"
          style={code}
        />
        <div id={`${id}-said`} role="status">
          {isRefused ? 'Bu metinde tema bulunamadı: son okunan tema duruyor.' : tellTheme(settings)}
          {copied !== '' && ` ${copied} kopyalandı.`}
        </div>
      </div>
    </AddonPanel>
  );
}

/** How much of a theme is painted, and what of it is not. */
function tellTheme(settings: Readonly<Record<string, unknown>> | null): string {
  if (settings === null) return 'Mağazanın kendi görünümü.';
  const { style, rules, rejected } = readThemeSettings(settings);
  const painted = `${Object.keys(style).length} değer ve ${rules.length} kural boyanıyor.`;
  return rejected.length === 0 ? painted : `${painted} Boyanmayan: ${rejected.join(', ')}.`;
}

const panel: React.CSSProperties = { display: 'grid', gap: 10, padding: 16 };
const code = { minHeight: 120, fontFamily: 'monospace', fontSize: 12, lineHeight: 1.5 };
const row: React.CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 8 };
