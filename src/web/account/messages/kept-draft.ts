import { tabStorage } from '#web/device/browser-storage.ts'
import { randomUuid } from '#web/device/random-uuid.ts'

const key = 'message_draft'

/** The number goes with the words: sent again as they are they are the same message, and changed they are another. */
export interface Draft {
  readonly words: string
  readonly sending: string
}

export const newDraft = (words = ''): Draft => ({ words, sending: randomUuid() })

export function keptDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(key) ?? '')
    const { words, sending } = Object(kept) as Partial<Draft>
    if (typeof words === 'string' && typeof sending === 'string') return { words, sending }
  } catch {
    // Nothing was kept, or something that nobody can read any more.
  }
  return newDraft()
}

export function keepDraft(draft: Draft): void {
  if (draft.words === '') tabStorage.removeItem(key)
  else tabStorage.setItem(key, JSON.stringify(draft))
}
