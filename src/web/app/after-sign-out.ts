import { type PagePath, pages } from '#contract/pages.ts'
import { tabStorage } from '#web/browser/browser-storage.ts'
import { hidePage } from '#web/browser/hide-page.ts'
import { isSignedIn } from '#web/browser/signed-in.ts'
import { type DeviceKey, keysOf, tabKeys } from '#web/browser/storage-keys.ts'

/** Whatever these show belongs to somebody who is signed in, or who holds a link. */
const ofAccounts: readonly PagePath[] = [
  pages.account,
  pages.appointment,
  pages.yourOrder,
  pages.confirmOrder,
  pages.openAccount,
  pages.newEmail,
  pages.keepEmail,
]
/** These show answers and details of whoever is here, signed in or not. */
const ofVisits: readonly string[] = ['/assessment', pages.booking]

const isBelow = (paths: readonly string[]) =>
  paths.some((path) => window.location.pathname === path || window.location.pathname.startsWith(`${path}/`))

/**
 * Nothing of somebody who has signed out stays in sight: not in another tab, which leaves at once, and not on a page that
 * the browser kept to go back to, which comes back hidden and is loaded anew. Whoever is signed in by then sees theirs;
 * a guest, who signs in and out of nothing, keeps the page as it was.
 */
export function hideAfterSignOut(): () => void {
  const isPersonal = () => isBelow(ofAccounts) || (isSignedIn() && isBelow(ofVisits))
  let wasPersonal = false

  const leave = ({ persisted }: PageTransitionEvent) => {
    wasPersonal = persisted && isPersonal()
    if (wasPersonal) hidePage()
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && wasPersonal) window.location.reload()
  }
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== ('signed_in' satisfies DeviceKey) || newValue !== null) return
    for (const kept of keysOf(tabKeys, 'personal')) tabStorage.removeItem(kept)
    if (isBelow(ofAccounts)) {
      hidePage()
      window.location.replace(pages.login)
    } else if (isBelow(ofVisits)) {
      hidePage()
      window.location.reload()
    }
  }

  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  window.addEventListener('storage', hear)
  return () => {
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
    window.removeEventListener('storage', hear)
  }
}
