import { pages } from '#contract/pages.ts'
import { tabStorage } from '#web/device/browser-storage.ts'

const key = 'sign_in_from'

/** A person is sent to sign in and comes back to where they were. */
export const rememberReturn = (path: string) => tabStorage.setItem(key, path)

/** Where to go after signing in. Only an address of our own is taken; each is used once. */
export function takeReturn(): string {
  const from = tabStorage.getItem(key)
  tabStorage.removeItem(key)
  const [path] = from?.split(/[?#]/) ?? []
  return from && Object.values<string>(pages).includes(path ?? '') ? from : pages.account
}
