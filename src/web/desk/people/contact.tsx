import { contactEditWords as edit } from '#content/identity/contact-details.ts'
import { recordWords as words } from '#content/identity/people.ts'
import type { PersonRecord } from '#contract/identity/people.ts'
import { addressLines } from '#domain/identity/address-lines.ts'
import { dateAndTimeOf, dateOf } from '../cases/list/format-date.ts'
import { AtSignBreak } from '../components/at-sign-break.tsx'
import { useMay } from '../shell/me.ts'
import { EditContact } from './edit-contact.tsx'

const asides: ReadonlySet<string> = new Set([words.proven, words.notProven, edit.unproven])

interface Props {
  readonly person: PersonRecord
  readonly onChanged: () => Promise<void>
}

export function Contact({ person, onChanged }: Props) {
  const { email, isEmailProven, mobile, isPhoneUnproven, address, since, contactChanges } = person
  const mayEdit = useMay('edit-contact')
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [words.email, email ? [email, isEmailProven ? words.proven : words.notProven] : []],
    [words.phone, mobile ? [mobile, ...(isPhoneUnproven ? [edit.unproven] : [])] : []],
    [words.address, address],
    [words.since, [dateOf(since)]],
  ]
  return (
    <section>
      <h2 className="mb-2 text-[1.375rem]">{words.contact}</h2>
      <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        {rows.map(([name, lines]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="break-words">
              {lines.length === 0 ? (
                <span className="text-ink-soft">{words.unknown}</span>
              ) : (
                lines.map((line) => (
                  <span key={line} className={`block ${asides.has(line) ? 'text-xs text-ink-soft' : ''}`}>
                    <AtSignBreak>{line}</AtSignBreak>
                  </span>
                ))
              )}
            </dd>
          </div>
        ))}
      </dl>
      {mayEdit && !person.erased && <EditContact person={person} onChanged={onChanged} />}
      {contactChanges.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer font-semibold underline underline-offset-4">{edit.changes}</summary>
          <ol className="mt-1 divide-y divide-line border-t border-line">
            {contactChanges.map((change) => (
              <li key={change.id} className="py-2">
                <p>
                  <strong>{whatOf(change)}</strong>{' '}
                  <span className="text-ink-soft">{edit.by(change.by, dateAndTimeOf(change.at))}</span>
                </p>
                <p className="break-words text-ink-soft">{edit.before(beforeOf(change))}</p>
                <p className="text-ink-soft">{edit.knownBy[change.knownBy]}</p>
                <p className="break-words">{change.reason}</p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

type Change = PersonRecord['contactChanges'][number]

const whatOf = ({ isAddress, isPhone }: Change) =>
  edit.changed[isAddress && isPhone ? 'both' : isAddress ? 'address' : 'phone']

const beforeOf = ({ isAddress, isPhone, before }: Change) =>
  [...(isAddress ? addressLines(before) : []), ...(isPhone ? [before.mobile] : [])].filter(Boolean).join(', ') ||
  edit.nothingBefore
