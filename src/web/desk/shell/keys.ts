import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { deskLock } from './desk-state.ts'
import { useWorkingKeys } from './single-keys.ts'

/** `key` as the event names it: 'j', 'Enter', '?', or with 'Ctrl+' before it, which also works in a field. */
export interface DeskKey {
  readonly key: string
  readonly does: string
  /** A promise, if it leads to another page: what is pressed on the way there is meant for neither. */
  readonly run: () => unknown
}

let registered: readonly (readonly DeskKey[])[] = []
const listeners = new Set<() => void>()

function change(next: typeof registered) {
  registered = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const none: typeof registered = []

/** Every key of the screen, those registered last first: of two that are the same the last one works. */
export function useRegisteredKeys(): readonly DeskKey[] {
  const groups = useSyncExternalStore(
    subscribe,
    () => registered,
    () => none,
  )
  const seen = new Set<string>()
  return groups
    .toReversed()
    .flat()
    .filter(({ key }) => !seen.has(key) && seen.add(key))
}

/** The keys of a screen or a part of it, for as long as it is shown. They are listed by `?`. */
export function useKeys(keys: readonly DeskKey[]): void {
  const run = useEffectEvent((key: string) => keys.find((known) => known.key === key)?.run())
  const shown = JSON.stringify(keys.map(({ key, does }) => [key, does]))

  // With what is shown, not after it: a key pressed in between would be lost.
  useLayoutEffect(() => {
    const group = (JSON.parse(shown) as [string, string][]).map(([key, does]) => ({ key, does, run: () => run(key) }))
    change([...registered, group])
    return () => change(registered.filter((other) => other !== group))
  }, [shown])
}

export const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['button', 'checkbox', 'radio', 'submit'].includes(target.type)))

/** Enter and Space press what has focus, as they do everywhere. */
const pressesFocused = (target: EventTarget | null, key: string) =>
  (key === 'Enter' || key === ' ') && target instanceof Element && target.closest('a, button, summary, input') !== null

/**
 * Shows an element and puts focus on it, both before the next key is heard: after `n` staff type on, and a letter that
 * finds no field is taken for a key.
 */
export function showThenFocus(show: () => void, id: string): void {
  flushSync(show)
  document.getElementById(id)?.focus()
}

let isOnTheWay = false

function obey({ run }: DeskKey) {
  const led = run()
  if (!(led instanceof Promise)) return
  isOnTheWay = true
  void led.finally(() => {
    isOnTheWay = false
  })
}

/** The desk is locked, or a dialog is open: no key is meant for the page. */
export const isCovered = () =>
  deskLock() !== 'open' || document.querySelector('[role=dialog][data-state=open]:not([data-beside])') !== null

/** Which key was meant; null if the page has nothing to do with it. */
function keyOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.isComposing || event.altKey || isOnTheWay || isCovered()) return null
  if (event.ctrlKey || event.metaKey) return `Ctrl+${event.key}`
  return isField(event.target) || pressesFocused(event.target, event.key) ? null : event.key
}

/** Stands once, in the shell. */
export function useKeyListener(): void {
  const works = useWorkingKeys()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event)
    if (key === null || !works(key)) return
    const found = registered
      .toReversed()
      .flat()
      .find((known) => known.key === key)
    if (!found) return
    event.preventDefault()
    obey(found)
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
