import { appointmentDeskWords as words } from '#content/appointments/clinic-list.ts'
import { Problem } from '#web/kit/ui/icons.tsx'
import type { AppointmentView } from './appointment-view.ts'

/** What one knows before the first word: the score, and every risk there ever was a Yes to. */
export function RiskBanner({ found: { score, screen, risks } }: { found: AppointmentView }) {
  const hasRisks = risks.length > 0
  return (
    <section
      aria-label={words.risks}
      className={`grid gap-x-8 gap-y-1 sm:grid-cols-[minmax(11rem,auto)_minmax(0,1fr)] border-b border-line px-6 py-2.5 ${hasRisks ? 'bg-brick-pale' : 'bg-white'}`}
    >
      <div>
        <p className="font-display text-[1.25rem] leading-snug">
          {score ? words.score(score.points, score.of, score.band) : words.noScore}
        </p>
        {screen && <p className="text-sm">{words.screen(screen.counted, screen.of, screen.isPositive)}</p>}
      </div>
      {hasRisks ? (
        <div className="flex gap-2">
          <Problem className="mt-0.5 size-5 shrink-0 text-brick" />
          <div className="min-w-0">
            <h2 className="font-sans text-sm font-semibold text-brick">{words.risks}</h2>
            <ul
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
              tabIndex={0}
              aria-label={words.risks}
              className="max-h-24 overflow-y-auto"
            >
              {risks.map(({ question, isNow }) => (
                <li key={question} className="leading-snug">
                  {question} <strong className="text-brick">{isNow ? words.riskNow : words.riskBefore}</strong>
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : (
        <p className="text-ink-soft">{words.risksNone}</p>
      )}
    </section>
  )
}

interface TreatmentProps {
  readonly treatment: NonNullable<AppointmentView['treatment']>
  /** A free session belongs to the weight-management service itself, and nothing is prescribed there. */
  readonly isOwnService: boolean
}

/** A medicine of the weight-management service: a fact in its own sessions, a warning beside whatever another prescribes. */
export const TreatmentBanner = ({ treatment: { medicine, dose }, isOwnService }: TreatmentProps) =>
  isOwnService ? (
    <p className="border-b border-line px-6 py-2.5 font-semibold">{words.treated(medicine, dose)}</p>
  ) : (
    <section aria-label={words.treatment} className="flex gap-2 border-b border-line bg-brick-pale px-6 py-2.5">
      <Problem className="mt-0.5 size-5 shrink-0 text-brick" />
      <p>
        <strong>{words.treated(medicine, dose)}</strong> {words.treatedWhy}
      </p>
    </section>
  )
