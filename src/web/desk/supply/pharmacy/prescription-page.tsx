import { pharmacyAddress } from '#content/appointments/clinic.ts'
import { prescriptionWords as words } from '#content/supply/pharmacy.ts'
import type { CallReply } from '#contract/calls.ts'
import type { Severity } from '#domain/cases/risk.ts'
import { labelLines } from '#domain/supply/label.ts'
import { dateAndTimeOf, dateOf, formatShortDate } from '../../cases/list/format-date.ts'
import { riskBar, riskName } from '../../cases/list/risk.ts'

export type Prescription = CallReply<'desk_prescription'>

/** As it would lie on the counter. */
export function PrescriptionPage({ of: found }: { of: Prescription }) {
  const { patient, prescriber, isIntact } = found
  const label = labelLines({
    ...found,
    patient: patient.name,
    date: found.signedAt.slice(0, 10),
    pharmacy: pharmacyAddress,
  })
  return (
    <div className="space-y-5">
      <article className="rounded-2xl border border-line bg-white px-7 py-6">
        <div className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
          <h2 className="text-[1.5rem]">{words.title(found.number)}</h2>
          <p className="text-xs text-ink-soft">{words.private}</p>
        </div>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-4 py-4">
          <div>
            <dt className="text-xs text-ink-soft">{words.patient}</dt>
            <dd>
              <strong>{patient.name}</strong>, {words.born(formatShortDate(patient.born))}
              <span className="block text-ink-soft">{patient.address}</span>
            </dd>
          </div>
          <div>
            <dt className="text-xs text-ink-soft">{words.prescriber}</dt>
            <dd>
              <strong>{prescriber.name}</strong>
              <span className="block text-ink-soft">
                {[prescriber.profession, prescriber.registration].filter(Boolean).join(', ')}
              </span>
              <span className="block text-ink-soft">{prescriber.address}</span>
            </dd>
          </div>
        </dl>
        <p className="font-display text-[2rem] leading-tight">
          {found.medicine} {found.dose}
        </p>
        <p>{found.quantity}</p>
        <p className="mt-1">{found.instructions}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3 text-xs text-ink-soft">
          <span
            className={`rounded-full px-2.5 py-0.5 font-semibold ${isIntact ? 'bg-mint text-routine' : 'bg-brick text-white'}`}
          >
            {isIntact ? words.intact : words.broken}
          </span>
          {words.signed(dateAndTimeOf(found.signedAt))} · {words.until(dateOf(found.expiresAt))}
        </p>
      </article>
      <CheckFacts of={found} />
      <section>
        <h2 className="mb-1.5 text-[1.125rem]">{words.label}</h2>
        <div className="max-w-md rounded-lg border border-ink bg-white px-4 py-3 text-xs leading-snug">
          {label.map((line) => (
            <p key={line} className="first:font-semibold">
              {line}
            </p>
          ))}
        </div>
      </section>
    </div>
  )
}

/** What a pharmacist holds the prescription against. */
const CheckFacts = ({ of: { otherMedicines, allergies, flags, approval, signature } }: { of: Prescription }) => (
  <div className="grid gap-x-8 sm:grid-cols-2 gap-y-4">
    <Told title={words.medicines} lines={otherMedicines} />
    <Told title={words.allergies} lines={allergies} />
    <section className="sm:col-span-2">
      <h2 className="mb-1 text-[1.125rem]">{words.decided}</h2>
      <dl className="space-y-1.5">
        <Signed label={words.approvedBy} of={approval} />
        {signature && <Signed label={words.signedBy} of={signature} />}
      </dl>
    </section>
    <section className="sm:col-span-2">
      <h2 className="mb-1 text-[1.125rem]">{words.flags}</h2>
      {flags.length === 0 ? (
        <p className="text-ink-soft">{words.noFlags}</p>
      ) : (
        <ul className="space-y-1.5">
          {flags.map(({ id, severity, says, reason }) => (
            <li key={id} className="relative pl-3.5 leading-snug">
              <span
                aria-hidden
                className={`absolute inset-y-0.5 left-0 w-1 rounded-full ${riskBar(severity as Severity)}`}
              />
              <span className="sr-only">{riskName(severity as Severity)}: </span>
              {says}{' '}
              <span className="text-ink-soft">
                {reason ? `“${reason}”` : severity === 'note' ? '' : words.noReason}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  </div>
)

const Signed = ({ label, of: { name, at, reason } }: { label: string; of: Prescription['approval'] }) => (
  <div>
    <dt className="text-xs text-ink-soft">
      {label} {name}, {dateAndTimeOf(at)}
    </dt>
    <dd className="whitespace-pre-line">{reason ?? <span className="text-ink-soft">{words.noneNeeded}</span>}</dd>
  </div>
)

const Told = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section>
    <h2 className="mb-1 text-[1.125rem]">{title}</h2>
    {lines.length === 0 ? (
      <p className="text-ink-soft">{words.none}</p>
    ) : (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </section>
)
