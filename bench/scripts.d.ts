/** The commands' scripts are plain JavaScript, so that any Node can run them. */
declare module '*/scripts/prepare.mjs' {
  export const root: string
  /** Runs a command's main work and reports a failure as a sentence, without a stack trace. */
  export function command(work: () => Promise<void>): Promise<void>
  export function ensureBuilt(): Promise<void>
  /** The Node that comes with the packages. */
  export function pinnedNode(): string
  export function npm(
    args: readonly string[],
    options: { readonly quiet?: boolean },
  ): Promise<{ readonly code: number; readonly output: string }>
  export function lastLines(text: string, count: number): string
}
declare module '*/scripts/lock.mjs' {
  /** Runs `work` while no other process works under this lock. */
  export function underLock(path: string, work: () => Promise<void>): Promise<void>
}
declare module '*/scripts/runtime-packages.mjs' {
  export const buildTools: readonly string[]
  export function hasRuntimePackages(root: string): boolean
  export function hasBuildPackages(root: string): boolean
}
declare module '*/scripts/server-options.mjs' {
  /** How Node runs the server wherever people wait for it. */
  export const serverOptions: readonly string[]
  /** The settings in `.env`, for those who have one. */
  export function environmentFile(folder?: string): readonly string[]
}
declare module '*/scripts/site-folders.mjs' {
  /** Where the site is built, by COMPLIANCE. */
  export const siteFolders: Readonly<Record<'letter' | 'strict', string>>
  export function chosenCompliance(root: string): 'letter' | 'strict'
}
declare module '*/scripts/browser.mjs' {
  /** The path of a Chromium to drive. */
  export function findBrowser(): Promise<string>
}

declare module '*/scripts/earlier-assets.mjs' {
  export const keepEarlierAssets: (root: string) => Promise<() => void>
}
