import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type ChangeKind, type DeskChange, type Liveness, listen, livenessNow, watchLiveness } from './desk-changes.ts'

/** Many changes at once are one reason to ask again. */
const togetherMs = 150

/**
 * Hears what colleagues and patients change, by id alone. `onChange` is given the ids, or null when anything may have
 * changed. Returns whether the screen can rely on it.
 */
export function useDeskChanges(
  kinds: readonly ChangeKind[],
  onChange: (ids: ReadonlySet<string> | null) => void,
): Liveness {
  const changed = useEffectEvent(onChange)
  const isWanted = useEffectEvent(({ kind }: DeskChange) => kind === null || kinds.includes(kind))

  useEffect(() => {
    let ids: Set<string> | null = new Set()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = listen((change) => {
      if (!isWanted(change)) return
      ids = change.id === null ? null : (ids?.add(change.id) ?? null)
      timer ??= setTimeout(() => {
        const told = ids
        ids = new Set()
        timer = undefined
        changed(told)
      }, togetherMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])

  return useSyncExternalStore(watchLiveness, livenessNow, () => 'connecting')
}
