import { createEvent, fireEvent } from '@testing-library/react'
import { groupSeparator } from '#domain/supply/pack-code.ts'

type Pressed = Pick<KeyboardEvent, 'key'> & Partial<Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'shiftKey'>>

/** A separator as most scanners send it: with the key that is held for it. */
const controlBracket: readonly Pressed[] = [
  { key: 'Control', ctrlKey: true },
  { key: ']', ctrlKey: true },
]

/**
 * A scanner types a code and Enter, faster than anybody, into whatever has focus. Fields get what was typed; keys that are held
 * for a capital letter or a separator are pressed, too.
 */
export function scan(scanned: string, { separator = controlBracket, end = 'Enter' } = {}) {
  const start = performance.now()
  const pressed = [...scanned].flatMap((key): readonly Pressed[] =>
    key === groupSeparator
      ? separator
      : /[A-Z]/.test(key)
        ? [
            { key: 'Shift', shiftKey: true },
            { key, shiftKey: true },
          ]
        : [{ key }],
  )
  for (const [at, press] of [...pressed, ...(end === '' ? [] : [{ key: end }])].entries()) {
    const target = document.activeElement ?? document.body
    const event = createEvent.keyDown(target, press)
    // However busy the machine is that runs the test.
    Object.defineProperty(event, 'timeStamp', { value: start + at })
    const isTaken = !fireEvent(target, event)
    // A browser submits the form of a field.
    if (!isTaken && press.key === 'Enter' && target instanceof HTMLInputElement && target.form)
      fireEvent.submit(target.form)
    const isTyped = press.key.length === 1 && !press.ctrlKey && !press.altKey
    if (!isTaken && isTyped && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
      fireEvent.change(target, { target: { value: target.value + press.key } })
  }
}
