import { deviceFlag } from '#web/browser/device-flag.ts'

const { note, useFlag } = deviceFlag('desk_keys_off')

/** A letter, a figure or a sign by itself. */
const isSingle = (key: string) => /^[!-~]$/.test(key)

/**
 * Whoever dictates, or meets a key without meaning to, can turn off those that are one letter, figure or sign (WCAG 2.1.4).
 * Those with Ctrl, the arrows, Enter and Escape always work.
 */
export const turnSingleKeysOff = note

export const useAreSingleKeysOff = useFlag

/** Which keys work, for whoever shows or hears them. */
export function useWorkingKeys(): (key: string) => boolean {
  const areOff = useFlag()
  return (key) => !(areOff && isSingle(key))
}

const named: Readonly<Record<string, string>> = { '←': 'ArrowLeft', '→': 'ArrowRight' }

/** A key as a screen reader is told of it. */
export const keyShortcut = (key: string): string => named[key] ?? key.replace('Ctrl', 'Control')

/** What something says of its key to a screen reader, where the key itself is not shown. */
export function useKeyShortcuts(): (key: string | undefined) => string | undefined {
  const works = useWorkingKeys()
  return (key) => (key && works(key) ? keyShortcut(key) : undefined)
}
