import { deviceFlag } from '#web/browser/device-flag.ts'

const { note, useFlag } = deviceFlag('desk_keys_off')

/** A letter, a figure or a sign by itself. */
const isSingle = (key: string) => /^[!-~]$/.test(key)

/**
 * Staff who dictate, or press keys by accident, can turn off single-key shortcuts (WCAG 2.1.4).
 * Those with Ctrl, the arrows, Enter and Escape always work.
 */
export const turnSingleKeysOff = note

export const useAreSingleKeysOff = useFlag

/** Which keys work, for code that shows or hears them. */
export function useWorkingKeys(): (key: string) => boolean {
  const areOff = useFlag()
  return (key) => !(areOff && isSingle(key))
}

const named: Readonly<Record<string, string>> = { '←': 'ArrowLeft', '→': 'ArrowRight' }

/** A key as `aria-keyshortcuts` writes it. */
export const keyShortcut = (key: string): string => named[key] ?? key.replace('Ctrl', 'Control')

/** The `aria-keyshortcuts` of an element that does not show its key. */
export function useKeyShortcuts(): (key: string | undefined) => string | undefined {
  const works = useWorkingKeys()
  return (key) => (key && works(key) ? keyShortcut(key) : undefined)
}
