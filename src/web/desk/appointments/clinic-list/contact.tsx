import { appointmentDeskWords as words } from '#content/appointments/clinic-list.ts'
import { pounds } from '#domain/catalogue/money.ts'
import type { ShownAppointment } from './shown-appointment.ts'

/** How to reach the person, and what they paid. */
export function Contact({ found: { person, amountPence, refundedPence, isFree } }: { found: ShownAppointment }) {
  const rows: readonly (readonly [string, readonly string[]])[] = person
    ? [
        [words.phone, person.mobile ? [person.mobile] : []],
        [words.email, person.email ? [person.email] : []],
        [words.address, person.address],
      ]
    : []
  return (
    <section>
      <h2 className="mb-1 text-[1.25rem]">{words.contact}</h2>
      <dl className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 gap-y-1">
        {rows.map(([name, lines]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="break-words">{lines.length === 0 ? words.unknown : lines.join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-ink-soft">
        {isFree ? words.free : words.paid(pounds(amountPence), refundedPence > 0 ? pounds(refundedPence) : null)}
      </p>
    </section>
  )
}
