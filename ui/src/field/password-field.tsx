import { Eye, EyeOff } from "lucide";
import { useState } from "react";
import { IconButton } from "../icon-button/index.ts";
import { useWording } from "../provider/index.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "after" | "autoComplete"> & {
  readonly autoComplete: "current-password" | "new-password";
};

/** A password that can be shown, pasted and filled in by a password manager (A2, A5). */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const t = useWording();
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      after={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? t("common.password.hide") : t("common.password.show")}
          isDisabled={props.isDisabled}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
