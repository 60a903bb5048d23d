import { pages, stepPath } from '#contract/pages.ts'
import { declarations } from '#domain/intake/declarations.ts'
import type { FlowName } from '#domain/intake/flows.ts'
import { tabStorage } from '#web/browser/browser-storage.ts'

const key = 'sign_in_from'

/** A person is sent to sign in and comes back to where they were. */
export const rememberReturn = (path: string) => tabStorage.setItem(key, path)

/** Whether a page has sent them, which nobody sees but its owner. */
export const isSentToSignIn = (): boolean => tabStorage.getItem(key) !== null

/** The steps of every questionnaire, as far as the last part of the address. */
const steps = Object.keys(declarations).map((flow) => stepPath(flow as FlowName, ''))

const isPage = (path: string): boolean =>
  Object.values<string>(pages).includes(path) ||
  steps.some((start) => path.startsWith(start) && /^[\w-]+$/.test(path.slice(start.length)))

/** Where to go after signing in. Only an address of our own is taken; each is used once. */
export function takeReturn(): string {
  const from = tabStorage.getItem(key)
  tabStorage.removeItem(key)
  const [path] = from?.split(/[?#]/) ?? []
  return from && isPage(path ?? '') ? from : pages.account
}
