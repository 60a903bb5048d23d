import { useCallback, useEffect, useState } from 'react'
import { doseLogWords as words } from '#content/treatment/dose-log.ts'
import type { CallBody, CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { formatDose } from '#domain/clinical/ladders.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { type DoseDoubt, doseDoubt, takenDays } from '#domain/treatment/dose-log.ts'
import type { InjectionDay } from '#domain/treatment/injections.ts'
import { callApi } from '#web/browser/api.ts'
import { readApi } from '#web/browser/read-api.ts'
import { noteSignedIn } from '#web/browser/signed-in.ts'
import { waitingEntries } from '#web/browser/waiting-entries.ts'
import { useSignInAgain } from '#web/shared/pages/use-sign-in-again.ts'
import { storeDoses, storedDoses } from './stored-doses.ts'

export type Doses = CallReply<'my_doses'>
export type Log = NonNullable<Doses['log']>
type Entry = Log['entries'][number]

/** What the form says of a dose; the rest follows from the device and the moment. */
export type TypedDose = Omit<CallBody<'log_dose'>, 'at' | 'whose'>

/** Sent as it was logged. Offline, it waits here; `asks` and `refused`: the server wants an answer first. */
interface WaitingDose {
  readonly at: string
  readonly whose: string
  readonly dose?: TypedDose
  readonly removed?: string
  readonly asks?: DoseDoubt
  readonly refused?: string
}

const waitingDoses = waitingEntries<WaitingDose>(
  'doses_waiting',
  ({ dose, removed }) => typeof dose === 'object' || typeof removed === 'string',
)

/** `waiting`: stored on this device until it can be sent. */
type Sent = 'kept' | 'waiting' | { readonly asks: DoseDoubt } | { readonly refused: string }

export interface ShownEntry extends Entry {
  readonly isWaiting: boolean
}

/** An entry that was logged offline and about which the server asks. */
export interface HeldDose extends WaitingDose {
  readonly dose: TypedDose
}

/** `keptAt`: offline, when the copy on this device was last renewed; null: there is no copy. Undefined: online. */
interface Shown {
  readonly doses: Doses
  readonly keptAt?: string | null
}

/** The doses of the signed-in patient. A new entry shows at once and is retried until it has been sent. */
export function useDoseLog() {
  const leave = useSignInAgain(pages.accountDoses)
  const [shown, setShown] = useState<Shown | 'loading' | 'failed'>('loading')
  const [waiting, setWaiting] = useState<readonly WaitingDose[]>([])

  const refresh = useCallback(async () => {
    const reply = await readApi('my_doses', {}).catch(() => null)
    if (reply?.code === 401) return leave()
    setWaiting(waitingDoses.all())
    if (reply?.code !== 200 || !reply.data) return setShown((held) => (typeof held === 'string' ? shownHere() : held))
    noteSignedIn(true)
    setShown({ doses: reply.data })
    storeDoses(reply.data, Date.now())
  }, [leave])

  useEffect(() => {
    const both = async () => {
      for (const one of waitingDoses.all()) {
        if (one.asks || one.refused) continue
        if ((await send(one)) === 'waiting') break
      }
      await refresh()
    }
    void both()
    const again = () => void both()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [refresh])

  const doses = typeof shown === 'string' ? null : shown.doses
  const own = waiting.filter(({ whose }) => whose === doses?.whose)
  const log = doses?.log ? withWaiting(doses.log, own) : null

  async function keep(one: WaitingDose): Promise<Sent> {
    // Stored before it is sent, so that closing the page in between loses nothing.
    waitingDoses.add(one)
    const result = await send(one)
    // The form asks, and sends it again with the answer.
    if (typeof result !== 'string') waitingDoses.remove(one)
    setWaiting(waitingDoses.all())
    if (result === 'kept') await refresh()
    return result
  }

  /** Logs a dose, or changes one. A dose that is close to another is asked about here first, connected or not. */
  async function save(dose: TypedDose): Promise<Sent> {
    if (!doses || !log) return { refused: words.notKept }
    const asks = dose.is === 'taken' && !dose.confirmed ? doubtHere(log, dose) : null
    if (asks) return { asks }
    const before = own.filter((one) => one.dose?.id === dose.id)
    const result = await keep({ at: new Date().toISOString(), whose: doses.whose, dose })
    // Not before: an entry that was refused once more is still here.
    if (typeof result === 'string') for (const one of before) waitingDoses.remove(one)
    setWaiting(waitingDoses.all())
    return result
  }

  async function remove(id: string): Promise<Sent> {
    if (!doses) return { refused: words.notKept }
    const unsent = own.filter(({ dose }) => dose?.id === id)
    for (const one of unsent) waitingDoses.remove(one)
    return keep({ at: new Date().toISOString(), whose: doses.whose, removed: id })
  }

  function drop({ at }: HeldDose) {
    waitingDoses.remove({ at })
    setWaiting(waitingDoses.all())
  }

  function tryAgain() {
    setShown('loading')
    void refresh()
  }

  const held = own.filter((one): one is HeldDose => one.dose !== undefined && Boolean(one.asks || one.refused))
  return { shown, today: doses?.today ?? null, log, held, save, remove, drop, tryAgain }
}

export type DoseLog = ReturnType<typeof useDoseLog>

function shownHere(): Shown | 'failed' {
  const here = storedDoses(Date.now())
  return here ? { doses: here.doses, keptAt: here.at } : 'failed'
}

/** A refusal that needs an answer keeps its entry. */
async function send(one: WaitingDose): Promise<Sent> {
  try {
    const reply = await sendOnly(one)
    const { code, message } = reply
    if (code === 401 || code === 429 || code >= 500) return 'waiting'
    if (code === 200 || code === 409 || !one.dose) {
      waitingDoses.remove(one)
      return code === 200 ? 'kept' : { refused: message }
    }
    const asks = (reply.data as { doubt?: DoseDoubt } | null)?.doubt
    waitingDoses.replace(asks ? { ...one, asks } : { ...one, refused: message })
    return asks ? { asks } : { refused: message }
  } catch {
    return 'waiting'
  }
}

function sendOnly({ at, whose, dose, removed = '' }: WaitingDose) {
  return dose ? callApi('log_dose', { ...dose, at, whose }) : callApi('remove_dose', { id: removed, whose })
}

/** Without the medicine, which is not stored without a copy, only a second entry on the same day is noticed. */
function doubtHere({ medicine, injectionDay, entries }: Log, { id, on }: TypedDose): DoseDoubt | null {
  const others = takenDays(entries.filter((one) => one.id !== id))
  const key = medicineNamed(medicine)?.key
  if (key) return doseDoubt(key, others, on, injectionDay as InjectionDay)
  return others.includes(on) ? { is: 'double dose', other: on } : null
}

const asShown = ({ at, dose }: WaitingDose & { readonly dose: TypedDose }, { mg }: Log): ShownEntry => ({
  id: dose.id,
  on: dose.on,
  time: dose.time ?? null,
  is: dose.is,
  dose: mg === 0 ? '' : formatDose(dose.mg ?? mg),
  site: dose.site ?? null,
  isConfirmed: dose.confirmed ?? false,
  loggedAt: at,
  isWaiting: true,
})

const latestFirst = (one: Entry, other: Entry) =>
  other.on.localeCompare(one.on) || (other.time ?? '').localeCompare(one.time ?? '')

/** With entries from this device that have not been sent yet. */
function withWaiting(log: Log, waiting: readonly WaitingDose[]): Log & { readonly entries: readonly ShownEntry[] } {
  let entries: ShownEntry[] = log.entries.map((one) => ({ ...one, isWaiting: false }))
  for (const one of waiting) {
    const { dose, removed, asks, refused } = one
    if (asks || refused) continue
    entries = entries.filter(({ id }) => id !== (dose?.id ?? removed))
    if (dose) entries.push(asShown({ ...one, dose }, log))
  }
  const days = new Set(waiting.flatMap(({ dose }) => (dose ? [dose.on] : [])))
  return { ...log, entries: entries.toSorted(latestFirst), unlogged: log.unlogged.filter((day) => !days.has(day)) }
}
