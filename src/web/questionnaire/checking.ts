import { tabStorage } from '#web/browser/browser-storage.ts'

const key = 'checking_answers'

interface Checking {
  readonly flow: string
  /** The page that led to the check. */
  readonly back: string | null
  /** An answer is being changed, and the check comes next. */
  readonly isChanging: boolean
}

function checking(): Checking | null {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(key) ?? 'null')
    const { flow, back, isChanging } = Object(kept) as Partial<Checking>
    return typeof flow === 'string' ? { flow, back: back ?? null, isChanging: isChanging === true } : null
  } catch {
    return null
  }
}

const keep = (now: Checking) => tabStorage.setItem(key, JSON.stringify(now))

/** Arrives at the check, from `from` or from an answer that was changed. Returns where it leads on, if that is known. */
export function arriveAtCheck(flow: string, from: string | null): string | null {
  const before = checking()
  const back = from ?? (before?.flow === flow ? before.back : null)
  keep({ flow, back, isChanging: false })
  return back
}

export function beginChange(flow: string): void {
  const before = checking()
  keep({ flow, back: before?.flow === flow ? before.back : null, isChanging: true })
}

export const isChanging = (flow: string): boolean => {
  const now = checking()
  return now?.flow === flow && now.isChanging
}
