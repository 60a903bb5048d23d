type Field = HTMLInputElement | HTMLTextAreaElement

const isToggle = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox'

const isTouched = (field: Field): boolean =>
  isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue

/**
 * A page is drawn before its scripts arrive, and people do not wait for scripts. What they chose or typed meanwhile is
 * noted here, before the page begins to listen and writes its own state over it; the returned function does it again.
 */
export function noteEarlyInput(): () => void {
  if (typeof document === 'undefined') return () => undefined
  const early = [...document.querySelectorAll<Field>('main :is(input:not([type=file]), textarea)')]
    .filter(isTouched)
    .map((field) => ({ field, value: field.value, isChecked: isToggle(field) && field.checked }))
  return () => {
    for (const { field, value, isChecked } of early) {
      if (!field.isConnected) continue
      if (!isToggle(field)) type(field, value)
      else if (field.checked !== isChecked && (isChecked || field.type === 'checkbox')) field.click()
    }
  }
}

/** By the element's own setter, so that React sees a change. */
function type(field: Field, value: string): void {
  if (field.value === value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
