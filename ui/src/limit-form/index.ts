export { LimitForm, type LimitFormProps, type LimitFormStep } from "./limit-form.tsx";
