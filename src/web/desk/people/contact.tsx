import { recordWords as words } from '#content/desk/people.ts'
import type { PersonRecord } from '#contract/desk/people.ts'
import { dateOf } from '../cases/written-date.ts'

const asides: ReadonlySet<string> = new Set([words.proven, words.notProven])

export function Contact({ person: { email, isEmailProven, mobile, address, since } }: { person: PersonRecord }) {
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [words.email, email ? [email, isEmailProven ? words.proven : words.notProven] : []],
    [words.phone, mobile ? [mobile] : []],
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
                    {line}
                  </span>
                ))
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
