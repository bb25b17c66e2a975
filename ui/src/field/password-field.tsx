import { Eye, EyeOff } from "lucide";
import { useState } from "react";
import { Icon } from "../icon/index.ts";
import { useWording } from "../provider/index.ts";
import { passwordToggle } from "./field.variants.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "after" | "autoComplete"> & {
  readonly autoComplete: "current-password" | "new-password";
};

/** A password that can be shown, pasted and filled in by a password manager (A2, A5). */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const t = useWording();
  const act = isShown ? "hide" : "show";
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      after={
        <button
          type="button"
          disabled={props.isDisabled}
          className={passwordToggle()}
          onClick={() => setShown(!isShown)}
        >
          <Icon shape={isShown ? EyeOff : Eye} size={20} />
          <span aria-hidden>{t(`common.password.${act}.word`)}</span>
          <span className="gs:sr-only">{t(`common.password.${act}`)}</span>
        </button>
      }
    />
  );
}
