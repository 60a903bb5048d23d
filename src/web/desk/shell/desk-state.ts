import { useSyncExternalStore } from 'react'

/** `locked`: by idleness or by hand. `over`: the session has ended. Whatever is typed stays on the page behind. */
export type DeskLock = 'open' | 'locked' | 'over'

interface DeskState {
  readonly lock: DeskLock
  /** How often the desk was unlocked: screens read their data again. */
  readonly opened: number
}

let state: DeskState = { lock: 'open', opened: 0 }
const listeners = new Set<() => void>()

function change(next: DeskState) {
  state = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const atFirst = state

export const useDeskState = (): DeskState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => atFirst,
  )

export const deskLock = (): DeskLock => state.lock

export function shutDesk(lock: 'locked' | 'over') {
  // After the session has ended, unlocking is not enough.
  if (state.lock !== 'over' && state.lock !== lock) change({ ...state, lock })
}

export const reopenDesk = () => change({ lock: 'open', opened: state.opened + 1 })
