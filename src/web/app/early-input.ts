type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = 'main :is(input:not([type=file]), textarea, select)'

const isToggle = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox'

function isTouched(field: Field): boolean {
  if (isToggle(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const shownFirst = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
  return field.value !== shownFirst?.value
}

/** A radio button that is off is told by the one that is on. */
const isLeft = (field: Field): boolean => field.type !== 'radio' || (isToggle(field) && field.checked)

/** As people left each, by the last that is known. */
const noted = new Map<Field, { readonly value: string; readonly isChecked: boolean }>()

function note(field: Field): void {
  // Of radio buttons that belong together the last one counts, and what was chosen before is not chosen again.
  if (field.type === 'radio') for (const other of noted.keys()) if (other.name === field.name) noted.delete(other)
  noted.set(field, { value: field.value, isChecked: isToggle(field) && field.checked })
}

function noteInput({ target }: Event): void {
  if (target instanceof Element && target.matches(fields)) note(target as Field)
}

/**
 * A page is drawn before its scripts arrive, and people do not wait for scripts. What they chose or typed is noted from
 * here on until the page listens, because it takes no notice of that and writes its own state over it.
 */
export function noteEarlyInput(): void {
  for (const field of document.querySelectorAll<Field>(fields)) if (isTouched(field) && isLeft(field)) note(field)
  document.addEventListener('input', noteInput, true)
}

/** Tells the page, now that it listens, what was chosen and typed before. */
export function repeatEarlyInput(): void {
  document.removeEventListener('input', noteInput, true)
  for (const [field, { value, isChecked }] of noted) {
    if (!field.isConnected) continue
    if (field instanceof HTMLSelectElement) pick(field, value)
    else if (!isToggle(field)) type(field, value)
    else choose(field, isChecked)
  }
  noted.clear()
}

/** React compares with what it last knew: a value that it has found there already would be no change. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = `${value} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = !isChecked
  field.click()
}

function pick(field: HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
