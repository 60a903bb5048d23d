import { useCallback, useEffect, useState } from 'react'
import type { CallBody, CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { callApi } from '#web/browser/api.ts'
import { readApi } from '#web/browser/read-api.ts'
import { noteSignedIn } from '#web/browser/signed-in.ts'
import { useSignInAgain } from '#web/shared/pages/use-sign-in-again.ts'
import {
  addWaiting,
  removeWaiting,
  storeCompanion,
  storedCompanion,
  type WaitingChange,
  waitingChanges,
} from './stored-companion.ts'

export type Companion = NonNullable<CallReply<'my_companion'>['companion']>
export type Week = Companion['weeks'][number]

/** `keptAt`: offline, when the copy on this device was last renewed; null: there is no copy. Undefined: online. */
export interface Shown {
  readonly companion: Companion
  readonly keptAt?: string | null
}

export type Saved = 'saved' | 'waiting' | { readonly refused: string }

/** The companion of the signed-in patient. A change shows at once and is retried until it has been sent. */
export function useCompanion() {
  const leave = useSignInAgain(pages.companion)
  const [shown, setShown] = useState<Shown | 'loading' | 'failed' | 'none'>('loading')
  const [waiting, setWaiting] = useState(0)

  const refresh = useCallback(async () => {
    const reply = await readApi('my_companion', {}).catch(() => null)
    if (reply?.code === 401) return leave()
    if (reply?.code !== 200 || !reply.data) return setShown((held) => (typeof held === 'string' ? shownHere() : held))
    noteSignedIn(true)
    const { companion } = reply.data
    setShown(companion ? { companion: withWaiting(companion) } : 'none')
  }, [leave])

  const sendWaiting = useCallback(async () => {
    for (const change of waitingChanges()) if ((await send(change)) === 'waiting') break
    setWaiting(waitingChanges().length)
  }, [])

  useEffect(() => {
    const both = async () => {
      await sendWaiting()
      await refresh()
    }
    void both()
    const again = () => void both()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [refresh, sendWaiting])

  useEffect(() => {
    if (typeof shown !== 'string' && shown.keptAt === undefined) storeCompanion(shown.companion, Date.now())
  }, [shown])

  async function save(whose: string, change: Pick<WaitingChange, 'week' | 'things' | 'note'>): Promise<Saved> {
    const one: WaitingChange = { at: new Date().toISOString(), whose, ...change }
    // Stored before it is sent, so that closing the page in between loses nothing.
    addWaiting(one)
    setShown((held) => (typeof held === 'string' ? held : { ...held, companion: withChange(held.companion, one) }))
    const result = await send(one)
    setWaiting(waitingChanges().length)
    if (typeof result !== 'string') void refresh()
    return result
  }

  /** Null: it failed. */
  async function set(body: CallBody<'set_companion'>): Promise<boolean> {
    try {
      const { code } = await callApi('set_companion', body)
      if (code === 401) leave()
      if (code !== 200) return false
      await refresh()
      return true
    } catch {
      return false
    }
  }

  function tryAgain() {
    setShown('loading')
    void refresh()
  }

  return { shown, waiting, save, set, tryAgain }
}

export type UseCompanion = ReturnType<typeof useCompanion>

/** A refused change is final and is not retried. */
async function send(change: WaitingChange): Promise<Saved> {
  try {
    const { code, message } = await callApi('save_companion_week', change)
    if (code === 401 || code === 429 || code >= 500) return 'waiting'
    removeWaiting(change)
    return code === 200 ? 'saved' : { refused: message }
  } catch {
    return 'waiting'
  }
}

/** With changes from this device that have not been sent yet. */
const withWaiting = (companion: Companion) =>
  waitingChanges()
    .filter(({ whose }) => whose === companion.whose)
    .reduce(withChange, companion)

function shownHere(): Shown | 'failed' {
  const here = storedCompanion(Date.now())
  return here ? { companion: withWaiting(here.companion), keptAt: here.keptAt } : 'failed'
}

export const weekIn = ({ weeks }: Companion, week: string): Week =>
  weeks.find((one) => one.week === week) ?? { week, things: [], note: null }

/** As the server will keep it: what is not in the change stays, the newest week first. */
function withChange(companion: Companion, { week, things, note }: WaitingChange): Companion {
  const held = weekIn(companion, week)
  const changed: Week = { week, things: things ?? held.things, note: note === undefined ? held.note : note }
  const others = companion.weeks.filter((one) => one.week !== week)
  return { ...companion, weeks: [...others, changed].toSorted((a, b) => b.week.localeCompare(a.week)) }
}
