import { type KeyboardEvent, useId, useState } from 'react'
import { placeAfter, turnsTo } from './rotation.ts'
import { useRotation } from './use-rotation.ts'

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place) => place + 1,
  ArrowDown: (place) => place + 1,
  ArrowLeft: (place) => place - 1,
  ArrowUp: (place) => place - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Tabs that come to the front one after the other by themselves until somebody chooses one. `turns` counts on past the
 * last, so that a drawing can go round with them and never back.
 */
export function useRotatingTabs(count: number, intervalMs: number) {
  const id = useId()
  const [turns, setTurns] = useState(0)
  const rotation = useRotation(intervalMs, () => setTurns((before) => before + 1))
  const chosen = placeAfter(turns, count)

  function choose(place: number) {
    rotation.stop()
    setTurns((before) => turnsTo(place, before, count))
  }

  function chooseByKey(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const place = placeAfter(step(chosen, count), count)
    choose(place)
    document.getElementById(`${id}-tab-${place}`)?.focus()
  }

  return {
    turns,
    chosen,
    rotation,
    tab: (place: number) => ({
      id: `${id}-tab-${place}`,
      role: 'tab',
      type: 'button' as const,
      'aria-selected': place === chosen,
      'aria-controls': `${id}-panel-${place}`,
      tabIndex: place === chosen ? 0 : -1,
      onClick: () => choose(place),
      onKeyDown: chooseByKey,
    }),
    /** All panels lie in one grid cell, so the tallest sets the height and nothing below moves. Unscripted, all read. */
    panel: (place: number) => ({
      id: `${id}-panel-${place}`,
      role: 'tabpanel',
      'aria-labelledby': `${id}-tab-${place}`,
      className: `[grid-area:1/1] noscript:visible noscript:[grid-area:auto] ${place === chosen ? 'animate-appear' : 'invisible'}`,
    }),
  }
}
