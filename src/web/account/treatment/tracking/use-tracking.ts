import { useCallback, useEffect, useState } from 'react'
import type { CallBody, CallReply } from '#contract/calls.ts'
import { type PagePath, pages } from '#contract/pages.ts'
import type { BodyMeasure, LoggedMeasure } from '#domain/treatment/tracking/measures.ts'
import { callApi } from '#web/browser/api.ts'
import { readApi } from '#web/browser/read-api.ts'
import { noteSignedIn } from '#web/browser/signed-in.ts'
import { waitingEntries } from '#web/browser/waiting-entries.ts'
import { useSignInAgain } from '#web/shared/pages/use-sign-in-again.ts'
import { storedTracking, storeTracking } from './stored-tracking.ts'

export type Tracking = CallReply<'my_progress'>

type LogReply = CallReply<'log_measures'>
type ReadingAsks = NonNullable<LogReply['asks']>

/**
 * `waiting`: stored on this device until it can be sent. `known`: that day has one, which stays. `asked`: it may be another
 * person's, and waits on this device for an answer.
 */
export type Logged = 'kept' | 'known' | 'waiting' | 'asked' | { readonly refused: string }

/** `keptAt`: offline, when the copy on this device was last renewed; null: there is no copy. Undefined: online. */
export interface Shown {
  readonly progress: Tracking
  readonly keptAt?: string | null
}

/** What the signed-in patient has logged. A new entry shows at once and is retried until it has been sent. */
export function useTracking(page: PagePath = pages.progress) {
  const leave = useSignInAgain(page)
  const [shown, setShown] = useState<Shown | 'loading' | 'failed'>('loading')
  const [waiting, setWaiting] = useState(0)
  const [asked, setAsked] = useState<readonly AskedReading[]>([])

  const countWaiting = useCallback(() => {
    const all = waitingLogs.all()
    setWaiting(all.filter(({ asks }) => !asks).length)
    setAsked(all.filter(isAsked))
  }, [])

  const refresh = useCallback(async () => {
    const reply = await readApi('my_progress', {}).catch(() => null)
    if (reply?.code === 401) return leave()
    if (reply?.code !== 200 || !reply.data) return setShown((held) => (typeof held === 'string' ? shownHere() : held))
    noteSignedIn(true)
    setShown({ progress: withWaiting(reply.data) })
  }, [leave])

  const sendWaiting = useCallback(async () => {
    for (const log of waitingLogs.all()) if (!log.asks && (await send(log)) === 'waiting') break
    countWaiting()
  }, [countWaiting])

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
    if (typeof shown !== 'string' && shown.keptAt === undefined) storeTracking(shown.progress, Date.now())
  }, [shown])

  async function log(
    whose: string,
    logged: readonly LoggedMeasure[],
    reading?: WaitingLog['reading'],
  ): Promise<Logged> {
    const at = new Date().toISOString()
    const one: WaitingLog = { at, whose, logged: [...logged], ...(reading && { reading }) }
    // Stored before it is sent, so that closing the page in between loses nothing.
    waitingLogs.add(one)
    return sendNow(one)
  }

  async function sendNow(one: WaitingLog): Promise<Logged> {
    const result = await send(one)
    countWaiting()
    if (result === 'kept' || result === 'waiting')
      setShown((held) => (typeof held === 'string' ? held : { ...held, progress: withLog(held.progress, one) }))
    return result
  }

  /** The answer to "Is this you?". A reading that is not theirs is forgotten. */
  async function answerAsked({ asks: _, ...one }: AskedReading, isMine: boolean): Promise<Logged | null> {
    if (!isMine) {
      waitingLogs.remove(one)
      countWaiting()
      return null
    }
    const confirmed = { ...one, reading: { ...one.reading, isMine } }
    waitingLogs.replace(confirmed)
    return sendNow(confirmed)
  }

  /** Makes any other change, then reloads. Null: it failed. */
  async function change<Name extends 'remove_measure' | 'set_tracking' | 'import_measures'>(
    name: Name,
    body: CallBody<Name>,
  ): Promise<CallReply<Name> | null> {
    try {
      const { code, data } = await callApi(name, body)
      if (code === 401) leave()
      if (code !== 200) return null
      await refresh()
      return data
    } catch {
      return null
    }
  }

  function tryAgain() {
    setShown('loading')
    void refresh()
  }

  return { shown, waiting, asked, log, answerAsked, change, tryAgain }
}

/** With entries from this device that have not been sent yet. */
const withWaiting = (progress: Tracking) =>
  waitingLogs
    .all()
    .filter(({ whose, asks }) => whose === progress.whose && !asks)
    .reduce(withLog, progress)

function shownHere(): Shown | 'failed' {
  const here = storedTracking(Date.now())
  return here ? { progress: withWaiting(here.progress), keptAt: here.at } : 'failed'
}

/** A refused entry is final and is not retried. */
async function send(log: WaitingLog): Promise<Logged> {
  try {
    const { asks: _, ...body } = log
    const { code, message, data } = await callApi('log_measures', body)
    if (code === 401 || code === 429 || code >= 500) return 'waiting'
    if (code === 200 && data?.asks) {
      waitingLogs.replace({ ...log, asks: data.asks })
      return 'asked'
    }
    waitingLogs.remove(log)
    if (code !== 200) return { refused: message }
    return log.reading && data?.kept === 0 ? 'known' : 'kept'
  } catch {
    return 'waiting'
  }
}

export type UseTracking = ReturnType<typeof useTracking>

/** A logged entry as it is sent. Offline, it waits here. `asks`: it waits for the patient, and not for a connection. */
type WaitingLog = CallBody<'log_measures'> & { readonly asks?: ReadingAsks }

export interface AskedReading extends WaitingLog {
  readonly asks: ReadingAsks
  readonly reading: NonNullable<WaitingLog['reading']>
}

const isAsked = (log: WaitingLog): log is AskedReading => log.asks !== undefined && log.reading !== undefined

const waitingLogs = waitingEntries<WaitingLog>('progress_waiting', ({ logged }) => Array.isArray(logged))

const lists = {
  weight: 'weight',
  waist: 'waist',
  body_fat: 'bodyFat',
  body_water: 'bodyWater',
  muscle: 'muscle',
  lean_mass: 'leanMass',
  bmi: 'bmi',
} as const satisfies Record<BodyMeasure, string>

const isOfBody = (measure: string): measure is BodyMeasure => measure in lists

/** The progress with new entries, as the server will store them: one of a kind per day, sorted by day. */
function withLog(progress: Tracking, { logged, reading }: WaitingLog): Tracking {
  let held = progress
  for (const one of logged) {
    // Of a day the first reading counts, and none replaces what was typed.
    const isKnown = isOfBody(one.measure) && held[lists[one.measure]].some(([day]) => day === one.on)
    if (reading && isKnown) continue
    held = withOne(held, one)
    if (reading && one.measure === 'weight') held = { ...held, fromScale: [...held.fromScale, one.on] }
  }
  return held
}

function withOne(held: Tracking, { measure, on, value }: LoggedMeasure): Tracking {
  if (!isOfBody(measure)) {
    const others = held.recent.filter((one) => one.measure !== measure || one.on !== on)
    return { ...held, recent: [...others, { measure, on, value }] }
  }
  const list = lists[measure]
  const days = held[list].filter(([day]) => day !== on)
  const others = (dates: readonly string[]) => (measure === 'weight' ? dates.filter((day) => day !== on) : [...dates])
  return {
    ...held,
    fromCheckIns: others(held.fromCheckIns),
    fromScale: others(held.fromScale),
    [list]: [...days, [on, value] as [string, number]].toSorted(([a], [b]) => a.localeCompare(b)),
  }
}
