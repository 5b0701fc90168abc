import { useRef, useState, type FormEvent } from 'react';
import type { Credentials } from '@vitrin/api-client/session/login';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { routes } from '../../routes.ts';
import { words } from '../../text/words.ts';
import { PasswordField } from './PasswordField.tsx';
import { form } from './Login.css.ts';
import type { SignedIn } from '@vitrin/api-client/personal/accountRecord';

export interface LoginFormProps {
  /** What is filled in already. */
  remembered: SignedIn | undefined;
  /** Why the visitor is here; until something is wrong with the form. */
  notice?: string | undefined;
  /** Why the last attempt failed. */
  error: string | undefined;
  isPending: boolean;
  onSubmit: (credentials: Credentials, isRemembered: boolean) => void;
}

const labels = { cariNo: 'Cari No', userName: 'Kullanıcı Kodu', password: 'Şifre' } as const;
type FieldName = keyof typeof labels;
type Missing = ReadonlySet<FieldName>;
const names: readonly FieldName[] = ['cariNo', 'userName', 'password'];

/** Asks for account number, user code and password. What is typed stays in the fields, whatever the answer. */
export function LoginForm({ remembered, notice, error, isPending, onSubmit }: LoginFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Missing>(new Set());
  const [isIncomplete, setIncomplete] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ref.current === null || isPending) return;
    // Read from the form: a browser's own filling in may not have been told as a change.
    const data = new FormData(ref.current);
    const typed = (name: FieldName) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const empty = names.filter((name) => typed(name).trim() === '');
    setMissing(new Set(empty));
    setIncomplete(empty.length > 0);
    const [first] = empty;
    if (first) return ref.current.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    onSubmit(
      { cariNo: typed('cariNo').trim(), userName: typed('userName').trim(), password: typed('password') },
      data.has('remember'),
    );
  };
  const field = (name: FieldName) => ({
    label: labels[name],
    name,
    isRequired: true,
    errorMessage: missing.has(name) ? `${labels[name]} gerekli.` : undefined,
    onBlur: (event: { target: { value: string } }) => {
      if (event.target.value.trim() === '') setMissing((now) => new Set([...now, name]));
    },
    onChange: () => setMissing((now) => new Set([...now].filter((other) => other !== name))),
  });
  const problem = isIncomplete && missing.size > 0 ? words.incomplete : error;

  return (
    <form ref={ref} className={form} onSubmit={submit} noValidate aria-labelledby="login-title">
      <Heading level={1} id="login-title">
        {routes.login.title}
      </Heading>
      {problem !== undefined && <Alert tone="critical">{problem}</Alert>}
      {problem === undefined && notice !== undefined && <Alert>{notice}</Alert>}
      <TextField
        {...field('cariNo')}
        defaultValue={remembered?.cariNo}
        autoComplete="organization"
        autoCapitalize="none"
      />
      <TextField
        {...field('userName')}
        defaultValue={remembered?.userName}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field('password')} />
      <Checkbox name="remember" defaultSelected={remembered !== undefined}>
        Beni Hatırla
      </Checkbox>
      <Button type="submit" tone="brand" size="lg" isBlock isPending={isPending}>
        Giriş Yap
      </Button>
    </form>
  );
}
