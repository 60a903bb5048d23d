import { deviceStorage } from './browser-storage.ts'
import { deviceFlag } from './device-flag.ts'

const { note, isNoted, useFlag } = deviceFlag('signed_in')

/** Which of two links to show. The session itself is a cookie no script can read. */
export const useSignedIn = useFlag

export const isSignedIn = isNoted

export function noteSignedIn(isSo: boolean): void {
  if (!isSo) hideProgress()
  note(isSo)
}

/** Whoever is here next, the same person or another, proves who they are before anything is shown without a connection. */
export function hideProgress(): void {
  deviceStorage.removeItem('progress_mark')
  deviceStorage.removeItem('progress_copy')
  deviceStorage.removeItem('doses_here')
  deviceStorage.removeItem('companion_kept')
  deviceStorage.removeItem('check_in_here')
}
