import { tabStorage } from '#web/browser/browser-storage.ts'
import { type AccountForm, emptyForm } from './account-form.ts'

const key = 'order_form'

/** What was typed outlives a reload and a look at another page. A password is kept nowhere. */
export const saveForm = ({ password: _, ...rest }: AccountForm): void => tabStorage.setItem(key, JSON.stringify(rest))

export const hasKeptForm = (): boolean => tabStorage.getItem(key) !== null

export const forgetForm = (): void => tabStorage.removeItem(key)

export function savedForm(): AccountForm {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(key) ?? '{}')
    return readForm(kept)
  } catch {
    return emptyForm
  }
}

/** Only what the form has, and only of the kind it has it in. */
function readForm(kept: unknown): AccountForm {
  const given = Object(kept) as Record<string, unknown>
  const read = Object.entries(emptyForm).map(([field, empty]) =>
    field !== 'password' && typeof given[field] === typeof empty ? [field, given[field]] : [field, empty],
  )
  return Object.fromEntries(read) as AccountForm
}
