import { prescriptionWords as words } from '#content/supply/pharmacy.ts'
import type { Severity } from '#domain/cases/risk.ts'
import { riskBar, riskName } from '../../cases/list/risk.ts'
import { dateAndTimeOf } from '../../cases/list/written-date.ts'
import type { Prescription } from './prescription-page.tsx'

/** What a pharmacist holds the prescription against. */
export const CheckFacts = ({ of: { otherMedicines, allergies, flags, approval, signature } }: { of: Prescription }) => (
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
