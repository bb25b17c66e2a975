/** What tests and TypeScript see of ensure-install.mjs, which runs before TypeScript can. */
export const root: string;
export class Stop extends Error {}
export function refuseOldNode(version?: string): void;
export function isInstalled(folder?: string): boolean;
export function projectNode(folder?: string): string;
export function ensureInstall(): Promise<void>;
export function launch(command: string, whenStopped?: () => void): Promise<void>;
