import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { isCovered, isField } from '../shell/keys.ts'

/** A scanner types like a keyboard, only faster: no person leaves so little between two keys. */
const gapMs = 50

/** Shorter than any code on a pack: it was typed. */
const shortest = 12

const groupSeparator = '\u001d'

/** What a scan begins with: its symbology, a separator, a bracket, or one of the identifiers that are read. */
const firstCharacters = [']', '(', '0', '1', '2', groupSeparator]

/** What a key adds to a scan. Null: nothing that a scanner sends. */
function characterOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (key === groupSeparator || (ctrlKey && key === ']')) return groupSeparator
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey ? key : null
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** Puts back what a field had before a scan went into it, as if it had been typed. */
function restore(field: Field, value: string): void {
  const of = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(of.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const replayed = new WeakSet<Event>()

/**
 * Hears a scanner wherever focus is on the page. Outside a field keys that could begin a scan are held back for a moment, so
 * that they are not taken for keys of the desk; those that a person pressed are heard afterwards. In a field what was typed before stays.
 */
export function useScanner(onScan: (scanned: string) => void): void {
  const scan = useEffectEvent(onScan)

  useEffect(() => {
    let characters: string[] = []
    let held: KeyboardEvent[] = []
    let field: { readonly element: Field; readonly before: string } | null = null
    let lastAt = 0
    let timer = 0

    function forget(): void {
      clearTimeout(timer)
      characters = []
      held = []
      field = null
    }
    function letGo(): void {
      const keys = held
      forget()
      for (const { key, code, shiftKey, ctrlKey } of keys) {
        const again = new KeyboardEvent('keydown', { key, code, shiftKey, ctrlKey, bubbles: true, cancelable: true })
        replayed.add(again)
        // Each is drawn before the next is heard, as when they are pressed.
        flushSync(() => (document.activeElement ?? document.body).dispatchEvent(again))
      }
    }
    function take(event: KeyboardEvent): void {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    function hear(event: KeyboardEvent): void {
      if (replayed.has(event) || event.isComposing || isCovered() || event.key === 'Shift') return
      const isLate = event.timeStamp - lastAt > gapMs
      lastAt = event.timeStamp
      if (isLate) letGo()
      if (event.key === 'Enter' && characters.length >= shortest) {
        const scanned = characters.join('')
        if (field) restore(field.element, field.before)
        take(event)
        forget()
        scan(scanned)
        return
      }
      const character = characterOf(event)
      if (character === null || (characters.length === 0 && !firstCharacters.includes(character))) {
        letGo()
        return
      }
      const { target } = event
      if (characters.length === 0 && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
        field = { element: target, before: target.value }
      characters.push(character)
      if (isField(target)) {
        if (character === groupSeparator) event.preventDefault()
        return
      }
      take(event)
      held.push(event)
      clearTimeout(timer)
      timer = window.setTimeout(letGo, gapMs)
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => {
      window.removeEventListener('keydown', hear, { capture: true })
      forget()
    }
  }, [])
}
