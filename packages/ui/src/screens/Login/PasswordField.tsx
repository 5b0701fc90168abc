import { useState } from 'react';
import { EyeIcon } from '../../primitives/Icon/EyeIcon.tsx';
import { EyeOffIcon } from '../../primitives/Icon/EyeOffIcon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField.tsx';

/** A password, which can be shown to be checked. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          size="sm"
          label={isShown ? 'Şifreyi gizle' : 'Şifreyi göster'}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
