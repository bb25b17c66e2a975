export { Field, type FieldAttributes, type FieldProps } from "./field.tsx";
export { type FieldTone, fieldBox, fieldInput, fieldTones } from "./field.variants.ts";
export { PasswordField, type PasswordFieldProps } from "./password-field.tsx";
export { PasswordRules, type PasswordRulesProps } from "./password-rules.tsx";
export { TextField, type TextFieldProps } from "./text-field.tsx";
