import { recordWords as words } from '#content/identity/people.ts'
import type { PersonRecord } from '#contract/identity/people.ts'
import { writtenDate } from '../cases/list/written-date.ts'

function sentence({ askedAt, at, keptUntil }: NonNullable<PersonRecord['erased']>): string {
  if (at === null) return words.erasureAsked(writtenDate(askedAt))
  return keptUntil ? words.erased(writtenDate(at), writtenDate(keptUntil)) : words.erasedWithout(writtenDate(at))
}

/** What is shown of somebody is there only because the law keeps it, or soon will be. */
export const Erased = ({ erased }: { erased: NonNullable<PersonRecord['erased']> }) => (
  <p className="mb-5 rounded-option bg-apricot-pale px-4 py-3 font-semibold">{sentence(erased)}</p>
)
