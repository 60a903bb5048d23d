import type { FocusEvent } from 'react'

/** The name of the field that was left: that of its group, where several inputs are one field and all of them are left. */
export function fieldLeft({ target, relatedTarget }: FocusEvent): string | null {
  const group = target.closest<HTMLElement>('[data-field]')
  if (!group) return target.id
  return group.contains(relatedTarget as Node | null) ? null : (group.dataset.field ?? null)
}
