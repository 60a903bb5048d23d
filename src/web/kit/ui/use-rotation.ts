import { type FocusEvent, type PointerEvent, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { rotateEvery } from './rotation.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

/**
 * The clock of everything that moves by itself. It waits while what moves is hovered or focused (spread `hold` on it),
 * stops for good when asked to, and never runs for people who prefer less motion. Whoever uses it shows a pause button
 * while `canRun` is true.
 */
export function useRotation(intervalMs: number | undefined, advance: () => void) {
  const reducedMotion = useReducedMotion()
  const [stopped, setStopped] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const canRun = intervalMs !== undefined && !reducedMotion
  const running = canRun && !stopped && !hovered && !focused

  const tick = useEffectEvent(advance)
  useEffect(() => {
    if (!running) return
    return rotateEvery(
      intervalMs,
      () => tick(),
      () => document.hidden,
    )
  }, [running, intervalMs])

  return {
    canRun,
    /** Under way this moment: neither stopped nor held. */
    running,
    stopped,
    stop: useCallback(() => setStopped(true), []),
    toggle: () => setStopped(!stopped),
    hold: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
