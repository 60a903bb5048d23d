import { useSyncExternalStore } from 'react'
import { noteSignedIn } from '#web/browser/signed-in.ts'
import { useRead } from '#web/browser/use-read.ts'
import { useSignInAgain } from '#web/shared/pages/use-sign-in-again.ts'
import type { Account } from './use-account-read.ts'

/** What was last read, while somebody goes from page to page of the account: in memory only, and gone when they leave it. */
let held: Account | null = null
let isOpen = false
const watching = new Set<() => void>()

function hold(account: Account | null): void {
  held = isOpen ? account : null
  for (const changed of watching) changed()
}

const watch = (changed: () => void) => {
  watching.add(changed)
  return () => void watching.delete(changed)
}

const useHeld = () =>
  useSyncExternalStore(
    watch,
    () => held,
    () => null,
  )

/** From when the first page of the account is shown until the last is left. Returns what ends it. */
export function openHeld(): () => void {
  isOpen = true
  return () => {
    isOpen = false
    hold(null)
  }
}

/** How many messages have not been read, as far as it is known. */
export const useUnread = () => useHeld()?.unreadMessages ?? 0

export function noteMessagesRead(): void {
  if (held) hold({ ...held, unreadMessages: 0 })
}

/** The account of the signed-in person: what is known of it at once, and again as it is now. */
export function useAccount() {
  const onSignedOut = useSignInAgain()
  const onRead = (account: Account) => {
    noteSignedIn(true)
    hold(account)
  }
  const { data, problem, tryAgain, refresh } = useRead('my_account', {}, { onRead, onSignedOut })
  const known = useHeld()
  return { account: data ?? known, problem, tryAgain, refresh }
}
