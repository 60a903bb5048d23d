import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { isCovered, isField } from '../shell/keys.ts'

/** A scanner types like a keyboard, only faster: no person leaves so little between two keys. */
const gapMs = 50

/** Shorter than any code on a pack: it was typed. */
const shortestOnPack = 12

/** No person presses as many keys so fast: what is not a whole code is a scan that was cut off, and no key of the desk. */
const fewestOfScanner = 3

const groupSeparator = '\u001d'

/** What a scanner pressed and no code has: it is refused where the code is read, and what is on either side stays apart. */
const unreadable = '\ufffd'

/** What the code of a pack begins with: its symbology, a separator, a bracket, or a digit. */
const beginsPack = (character: string) => character === groupSeparator || /^[\](\d]$/.test(character)

/** What the number of a thing begins with: no key of the desk is a capital letter. */
export const beginsNumber = (character: string) => /^[A-Z\d]$/.test(character)

/** Held while another key is pressed. Scanners press them, too: for capital letters and for separators. */
const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock'])

/** A digit of a character that is pressed by its number with Alt, as scanners send separators to Windows. */
const altDigitOf = ({ key, altKey, ctrlKey }: KeyboardEvent): string | null =>
  altKey && !ctrlKey && /^\d$/.test(key) ? key : null

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

const isTextField = (target: EventTarget | null): target is Field =>
  isField(target) && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)

const replayed = new WeakSet<Event>()

interface Options {
  /** Whether a character can be the first of a scan. It has to be the same function each time. */
  readonly begins?: (character: string) => boolean
  /** Fewer characters are keys that a person pressed. */
  readonly shortest?: number
  /** A field that has focus keeps what is scanned into it, because other codes are scanned there. */
  readonly leavesFields?: boolean
}

/**
 * Hears a scanner wherever focus is on the page. Outside a field keys that could begin a scan are held back for a moment, so
 * that they are not taken for keys of the desk; those that a person pressed are heard afterwards. In a field what was typed before stays.
 */
export function useScanner(onScan: (scanned: string) => void, options: Options = {}): void {
  const { begins = beginsPack, shortest = shortestOnPack, leavesFields = false } = options
  const scan = useEffectEvent(onScan)

  useEffect(() => {
    let characters: string[] = []
    let held: KeyboardEvent[] = []
    let field: { readonly element: Field; readonly before: string } | null = null
    let altDigits = ''
    let isCutOff = false
    let lastAt = 0
    let timer = 0

    function forget(): void {
      clearTimeout(timer)
      characters = []
      held = []
      field = null
      altDigits = ''
    }
    function letGo(): void {
      isCutOff = held.length >= fewestOfScanner
      const keys = isCutOff ? [] : held
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
    function endAltCode(): void {
      if (altDigits === '') return
      characters.push(Number(altDigits) === groupSeparator.charCodeAt(0) ? groupSeparator : unreadable)
      altDigits = ''
    }
    function finish(event: KeyboardEvent): void {
      const scanned = characters.join('')
      if (field) restore(field.element, field.before)
      take(event)
      forget()
      scan(scanned)
    }
    /** What a key adds. Null: it is no part of a scan. */
    function nextOf(event: KeyboardEvent): string | null {
      const character = event.repeat ? null : characterOf(event)
      if (characters.length === 0) return character !== null && begins(character) ? character : null
      return character ?? (characters.length < fewestOfScanner ? null : unreadable)
    }
    function hear(event: KeyboardEvent): void {
      if (replayed.has(event) || event.isComposing || isCovered() || modifiers.has(event.key)) return
      if (leavesFields && isField(event.target)) return
      const isLate = event.timeStamp - lastAt > gapMs
      lastAt = event.timeStamp
      if (isLate) {
        letGo()
        isCutOff = false
      }
      // The rest of a scan of which the beginning was not heard as one.
      if (isCutOff && !isField(event.target)) take(event)
      else collect(event)
    }
    function collect(event: KeyboardEvent): void {
      const altDigit = characters.length > 0 ? altDigitOf(event) : null
      if (altDigit === null) endAltCode()
      const isEnd = event.key === 'Enter' || event.key === 'Tab'
      const character = altDigit ?? nextOf(event)
      if (isEnd && characters.length >= shortest) finish(event)
      else if (character === null) letGo()
      else keep(event, character, altDigit !== null)
    }
    function keep(event: KeyboardEvent, character: string, isAltDigit: boolean): void {
      const { target } = event
      if (characters.length === 0 && isTextField(target)) field = { element: target, before: target.value }
      if (isAltDigit) altDigits += character
      else characters.push(character)
      if (isField(target)) {
        if (isAltDigit || character === groupSeparator || character === unreadable) event.preventDefault()
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
  }, [begins, shortest, leavesFields])
}
