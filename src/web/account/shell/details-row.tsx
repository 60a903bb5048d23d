import type { ReactNode } from 'react'
import { accountWords as words } from '#content/identity/account.ts'

export function DetailsRow({ term, children }: { term: string; children: ReactNode }) {
  const isEmpty = !children || (Array.isArray(children) && children.length === 0)
  return (
    <div className="py-3">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-medium wrap-anywhere">{isEmpty ? words.notGiven : children}</dd>
    </div>
  )
}
