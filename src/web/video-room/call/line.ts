import type { CallBody, CallReply } from '#contract/calls.ts'
import type { RoomRole } from '#domain/appointments/video/seats.ts'
import { type SentKind, signalLimits } from '#domain/appointments/video/signals.ts'
import { callApi } from '#web/browser/api.ts'

export type Entered = CallReply<'enter_room'>
export type Heard = CallReply<'wait_in_room'>
type OtherSeat = Heard['other']
export type HeardSignal = Heard['signals'][number]

/** Why a line does not come back by itself. `closed`: the room is. */
export type LineEnd = 'elsewhere' | 'closed' | 'taken' | 'signed out'

interface Listener {
  onEntered(entered: Entered): void
  /** `other` first: what is heard comes from that seat. */
  onHeard(heard: Heard): void
  /** False: the server is out of reach, and is tried again. */
  onLive(isLive: boolean): void
  onEnd(why: LineEnd): void
}

const firstPauseMs = 500
const longestPauseMs = 8_000
/** The server answers after eight seconds at the latest. */
const answerWithinMs = 15_000

const pauseOrOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
  })

/** Takes a seat, keeps it, and carries what both browsers tell each other, until it is closed or ends. */
export function openLine(id: string, role: RoomRole, listener: Listener) {
  const closing = new AbortController()
  let token: string | null = null
  let after = 0
  let other: OtherSeat = { seat: 0, isHere: false }
  let unsent: CallBody<'send_signals'>['signals'] = []
  let isSending = false

  const signal = () => AbortSignal.any([closing.signal, AbortSignal.timeout(answerWithinMs)])
  const isOpen = () => !closing.signal.aborted

  function end(why: LineEnd): void {
    if (!isOpen()) return
    closing.abort()
    listener.onEnd(why)
  }

  async function enter(): Promise<void> {
    const reply = await callApi(role === 'patient' ? 'enter_room' : 'desk_enter_room', { id }, signal())
    if (!isOpen()) return
    if (reply.code === 200 && reply.data) {
      token = reply.data.seat?.token ?? null
      after = 0
      other = { seat: 0, isHere: false }
      unsent = []
      listener.onEntered(reply.data)
    } else if (reply.code === 409)
      end((reply.data as { reason?: string } | null)?.reason === 'taken' ? 'taken' : 'closed')
    else if (reply.code === 401 || reply.code === 423) end('signed out')
    else if (reply.code === 404 || reply.code === 403) end('closed')
    else throw new Error('The room cannot be entered now.')
  }

  async function wait(held: string): Promise<void> {
    const reply = await callApi('wait_in_room', { token: held, after, other }, signal())
    if (!isOpen()) return
    if (reply.code === 200 && reply.data) {
      token = reply.data.token
      other = reply.data.other
      after = reply.data.signals.at(-1)?.id ?? after
      listener.onHeard(reply.data)
    } else if (reply.code === 409) end('elsewhere')
    else if (reply.code === 410) end('closed')
    else if (reply.code === 401 || reply.code === 404) token = null
    else throw new Error('The room cannot be heard now.')
  }

  async function run(): Promise<void> {
    let pause = firstPauseMs
    while (isOpen()) {
      try {
        await (token === null ? enter() : wait(token))
        pause = firstPauseMs
        if (isOpen()) listener.onLive(true)
      } catch {
        if (!isOpen()) return
        listener.onLive(false)
        await pauseOrOnline(pause)
        pause = Math.min(2 * pause, longestPauseMs)
      }
    }
  }

  /** One after the other, so that they are heard in the order in which they were said. */
  async function flush(): Promise<void> {
    if (isSending) return
    isSending = true
    while (isOpen() && token !== null && unsent.length > 0) {
      const [held, signals] = [token, unsent.slice(0, signalLimits.atOnce)]
      const reply = await callApi('send_signals', { token: held, signals }, signal()).catch(() => null)
      // What is refused is not worth saying again: the next try to connect says it anew.
      if (reply && reply.code < 500) unsent = unsent.filter((one) => !signals.includes(one))
      else await pauseOrOnline(firstPauseMs)
    }
    isSending = false
  }

  void run()
  return {
    send(kind: SentKind, data: string): void {
      unsent = [...unsent, { kind, data }].slice(-signalLimits.unheard)
      void flush()
    },
    /** Resolves to whether it was written down. */
    goByPhone: async (): Promise<boolean> =>
      token !== null && (await callApi('go_by_phone', { token }).catch(() => null))?.code === 200,
    close(): void {
      if (!isOpen()) return
      closing.abort()
      // It is sent even if the page is closed in this moment.
      if (token !== null) void callApi('leave_room', { token }).catch(() => undefined)
    },
  }
}

export type Line = ReturnType<typeof openLine>
