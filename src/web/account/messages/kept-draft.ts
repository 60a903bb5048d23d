import { tabStorage } from '#web/browser/browser-storage.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'

const key = 'message_draft'

/** The number goes with words and files: sent again as they are they are the same message, and changed they are another. */
export interface Draft {
  readonly words: string
  readonly fileIds: readonly string[]
  readonly sending: string
}

export const newDraft = (words = '', fileIds: readonly string[] = []): Draft => ({
  words,
  fileIds,
  sending: randomUuid(),
})

/** The same message, unless other files go with it than when it was last tried. */
export const withFiles = (draft: Draft, fileIds: readonly string[]): Draft =>
  fileIds.join() === draft.fileIds.join() ? draft : newDraft(draft.words, fileIds)

export function keptDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(key) ?? '')
    const { words, sending, fileIds = [] } = Object(kept) as Partial<Draft>
    if (typeof words === 'string' && typeof sending === 'string') return { words, sending, fileIds: [...fileIds] }
  } catch {
    // Nothing was kept, or something that nobody can read any more.
  }
  return newDraft()
}

export function keepDraft(draft: Draft): void {
  if (draft.words === '' && draft.fileIds.length === 0) tabStorage.removeItem(key)
  else tabStorage.setItem(key, JSON.stringify(draft))
}
