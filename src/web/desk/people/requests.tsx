import { Link } from 'react-router'
import { contactInboxWords } from '#content/enquiries/inbox.ts'
import { recordWords as words } from '#content/identity/people.ts'
import { requestPath } from '#contract/desk/addresses.ts'
import type { PersonRecord } from '#contract/identity/people.ts'
import { dateOf } from '../cases/list/written-date.ts'
import { useMay } from '../shell/me.ts'

/** What they wrote through the contact form. Nothing where there is none. */
export function Requests({ requests }: Pick<PersonRecord, 'requests'>) {
  const mayOpen = useMay('message')
  if (requests.length === 0) return null
  return (
    <section>
      <h2 className="mb-1 text-[1.375rem]">{words.requests}</h2>
      <ul className="divide-y divide-line border-t border-line">
        {requests.map(({ id, reference, state, at }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5">
            {mayOpen ? (
              <Link
                to={requestPath(id)}
                className="rounded-md font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                {reference}
              </Link>
            ) : (
              <span className="font-semibold">{reference}</span>
            )}
            <span>
              {contactInboxWords.states[state]} <span className="text-ink-soft">{dateOf(at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
