import { apiPrefix } from '#web/browser/api.ts'
import { deskLock } from '../shell/desk-state.ts'

export type ChangeKind = 'case' | 'thread' | 'turn' | 'watch' | 'appointment' | 'contact' | 'post'

/** `id` null: the screen was cut off for a while, and anything may have changed. */
export interface DeskChange {
  readonly kind: ChangeKind | null
  readonly id: string | null
}

export type Liveness = 'connecting' | 'live' | 'not live'

/** The server says every ten seconds that all is well. */
const silentAfterMs = 25_000
const againAfterMs = 5_000

type Listener = (change: DeskChange) => void

const listeners = new Set<Listener>()
const watchers = new Set<() => void>()
let source: EventSource | null = null
let liveness: Liveness = 'connecting'
let hasBeenLive = false
let silence: ReturnType<typeof setTimeout> | undefined
let again: ReturnType<typeof setTimeout> | undefined

function become(next: Liveness): void {
  if (liveness === next) return
  liveness = next
  for (const watcher of watchers) watcher()
}

const tell = (change: DeskChange) => {
  for (const listener of listeners) listener(change)
}

function hearBeat(): void {
  clearTimeout(silence)
  silence = setTimeout(reopen, silentAfterMs)
  const wasCutOff = hasBeenLive && liveness !== 'live'
  hasBeenLive = true
  become('live')
  if (wasCutOff) tell({ kind: null, id: null })
}

function open(): void {
  // Unlocking the desk reads everything again.
  if (deskLock() !== 'open') {
    comeBack()
    return
  }
  const opened = new EventSource(`${apiPrefix()}/desk_changes`)
  source = opened
  opened.addEventListener('beat', hearBeat)
  opened.addEventListener('reset', () => tell({ kind: null, id: null }))
  opened.addEventListener('change', ({ data }: MessageEvent<string>) => tell(JSON.parse(data)))
  opened.addEventListener('error', () => {
    become('not live')
    if (opened.readyState === EventSource.CLOSED) reopen()
  })
}

function close(): void {
  clearTimeout(silence)
  clearTimeout(again)
  source?.close()
  source = null
}

function comeBack(): void {
  again = setTimeout(open, againAfterMs)
}

function reopen(): void {
  close()
  become('not live')
  comeBack()
}

/** One line to the server for all of a tab's screens, open while one of them listens. */
export function listen(listener: Listener): () => void {
  listeners.add(listener)
  if (listeners.size === 1) open()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    close()
    hasBeenLive = false
    become('connecting')
  }
}

export function watchLiveness(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const livenessNow = (): Liveness => liveness
