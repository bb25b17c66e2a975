export { SelfTest, type SelfTestProps, type SelfTestView } from "./self-test.tsx";
export { useSelfTest } from "./use-self-test.ts";
