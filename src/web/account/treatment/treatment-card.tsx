import { unwellWords } from '#content/treatment/symptom-report.ts'
import { treatmentWords as words } from '#content/treatment/treatment.ts'
import { firstStepPath, pages, unwellPath } from '#contract/pages.ts'
import type { MyTreatment } from '#contract/treatment/injection-day.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { promiseText } from '#domain/promises/promised-time.ts'
import { inUseDays } from '#domain/supply/pen-expiry.ts'
import { CalendarLeaf } from '#web/kit/art/calendar-leaf.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { resuming } from '#web/shared/answers/resume-state.ts'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import { downloadCalendar } from '../orders/guest/download-calendar.ts'
import { Fact } from '../shell/fact.tsx'
import { formatDateOrText } from '../shell/format-date.ts'
import { DoseSteps } from './dose-steps.tsx'
import { InjectionDay } from './injection-day.tsx'

interface Props {
  readonly treatment: MyTreatment
  /** What is next in it, as everything else on the account has it. */
  readonly step: MyTreatment['step']
  readonly onChange: () => void
}

/** The patient's treatment: first whether to inject and what is next, then the next injection and what they have at home. */
export function TreatmentCard({ treatment, step, onChange }: Props) {
  const { medicine, dose, state, isOurs, nextInjection, calendar, missed } = treatment
  const medication = medicineNamed(medicine)
  return (
    <section aria-labelledby="treatment">
      <h2 id="treatment" className="sr-only">
        {words.heading}
      </h2>
      <Card as="article" className="sm:p-9">
        <div className="flex gap-6">
          <div className="min-w-0 flex-1">
            <p
              className={`w-fit rounded-full px-3.5 py-1 text-sm font-semibold ${state === 'active' ? 'bg-mint text-green' : 'bg-paper-deep text-ink'}`}
            >
              {words.states[state]}
            </p>
            <h3 className="mt-3 text-[2.25rem] leading-tight sm:text-[2.75rem]">
              {medicine} <em className="text-green">{dose}</em>
            </h3>
            <p className="mt-1 text-ink-soft">{words.weekly}</p>
          </div>
          {medication && (
            <img
              src={medication.image}
              alt=""
              width="204"
              height="264"
              className="scene -my-1 h-24 w-auto max-[24rem]:hidden sm:h-28"
            />
          )}
        </div>
        {state !== 'stopped' && <DoseSteps medicine={medicine} dose={dose} />}
        <TreatmentStep step={step} />
        {nextInjection && (
          <div className="mt-7 flex flex-wrap items-start gap-x-6 gap-y-4">
            <CalendarLeaf date={nextInjection} isOver={false} className="h-24 w-20 shrink-0" />
            <div className="min-w-0 flex-1 basis-40">
              <p className="text-sm text-ink-soft">{words.nextInjection}</p>
              <p className="font-display text-[1.375rem] leading-tight">{dayInWords(nextInjection)}</p>
              <InjectionDay day={treatment.injectionDay} onKept={onChange} />
              {calendar && (
                <Button
                  variant="secondary"
                  size="small"
                  className="mt-2"
                  onClick={() => downloadCalendar(calendar, words.calendarFile)}
                >
                  {words.calendar}
                </Button>
              )}
            </div>
          </div>
        )}
        {/* Of a recalled pen nothing is left to use. */}
        {state !== 'stopped' && step.what !== 'recalled' && <Supply treatment={treatment} />}
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          {state !== 'stopped' && (
            <ButtonLink to={pages.accountDoses} size="small">
              {words.logDose[medication?.form ?? 'pre-filled pen']}
            </ButtonLink>
          )}
          {state !== 'stopped' && (
            <ButtonLink to={unwellPath} variant="secondary" size="small">
              {unwellWords.open}
            </ButtonLink>
          )}
          {state !== 'stopped' && medication?.form === 'pre-filled pen' && (
            <ButtonLink to={pages.accountHowToInject} variant="quiet" size="small">
              {words.howToInject}
            </ButtonLink>
          )}
          <ButtonLink to={pages.accountTreatmentChange} variant="quiet" size="small">
            {(isOurs ? words.changeOurs : words.change)[state]}
          </ButtonLink>
        </div>
        {missed && (
          <details className="mt-6 max-w-[60ch]">
            <summary className="cursor-pointer font-semibold underline underline-offset-4">
              {words.missed.title}
            </summary>
            <p className="mt-2">{words.missed.text(formatLongDate(missed.takenUntil), missed.daysApart)}</p>
          </details>
        )}
      </Card>
    </section>
  )
}

const isToday = (day: string) => day === londonTimeAt(Date.now()).date

const dayInWords = (day: string): string =>
  isToday(day) ? `${words.today}, ${formatLongDate(day)}` : formatLongDate(day)

const lifeOf = (medicine: string): string | null => {
  const key = medicineNamed(medicine)?.key
  const days = key ? inUseDays(key) : null
  return days === null ? null : words.penUntilNote(days)
}

/** What is at home: doses, how long they last, and when more can be sent. */
const Supply = ({ treatment: { medicine, dosesLeft, lastsUntil, penUntil, nextFrom } }: { treatment: MyTreatment }) => (
  <div className="mt-7 rounded-option bg-paper-deep p-5 sm:p-6">
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <dt className="text-sm text-ink-soft">{words.dosesLeft}</dt>
        <dd className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 font-semibold tabular-nums">
          <DoseMarks left={dosesLeft.inPen} of={dosesLeft.ofPen} />
          <span>{words.left(dosesLeft.inPen, dosesLeft.ofPen, dosesLeft.unopenedPens)}</span>
        </dd>
      </div>
      <Fact term={words.lasts}>
        <time dateTime={lastsUntil}>{formatDateOrText(lastsUntil)}</time>
      </Fact>
      {penUntil && (
        <Fact term={words.penUntil}>
          <time dateTime={penUntil}>{formatDateOrText(penUntil)}</time>
        </Fact>
      )}
      {nextFrom && (
        <Fact term={words.nextPen}>
          <time dateTime={nextFrom}>{formatDateOrText(nextFrom)}</time>
        </Fact>
      )}
    </dl>
    <p className="mt-4 max-w-[60ch] text-sm text-ink-soft">
      {words.leftNote} {lifeOf(medicine)}
    </p>
  </div>
)

const markWidth = 14
const markStep = 20

/** One mark for each dose of the pen. Those that are left are filled. */
const DoseMarks = ({ left, of }: { left: number; of: number }) => (
  <svg aria-hidden width={of * markStep} height="28" viewBox={`0 0 ${of * markStep} 28`} className="shrink-0">
    {Array.from({ length: of }, (_, place) => place).map((place) => (
      <rect
        key={place}
        x={place * markStep + 1}
        y="1"
        width={markWidth}
        height="26"
        rx="7"
        strokeWidth="2"
        className={place < left ? 'fill-green stroke-green' : 'fill-none stroke-line-strong'}
      />
    ))}
  </svg>
)

/** Steps that the patient takes, or asks about, by message. */
const begunByMessage: readonly string[] = ['recalled', 'pause-over', 'regained', 'looked-at']

/** Steps that begin with the check-in. */
const begunByQuestions: readonly string[] = ['check-in', 'run-out', 'to-pay']

function TreatmentStep({ step: { what, turn, by, promise, title, says } }: Pick<MyTreatment, 'step'>) {
  const now = useNow()
  const told = promise && promiseText(promise, now)
  const when = told ? !told.isLate && told.by : turn !== 'nobody' && by && formatDateOrText(by)
  const whose = [words.turns[turn], when && words.by(when)].filter(Boolean).join(', ')
  return (
    <div className="mt-6 rounded-option bg-mint p-5">
      <Late told={told} className="mb-4" />
      {whose && <p className="text-sm font-semibold text-green">{whose}</p>}
      <p className="mt-0.5 text-lg font-semibold">{title}</p>
      <p className="mt-1 max-w-[60ch]">{says}</p>
      {begunByQuestions.includes(what) && (
        <ButtonLink
          to={what === 'to-pay' ? pages.accountCheckIn : firstStepPath('check-in')}
          state={what === 'to-pay' ? null : resuming}
          size="small"
          className="mt-4"
          arrow
        >
          {what === 'to-pay' ? words.pay : words.checkIn}
        </ButtonLink>
      )}
      {what === 'weigh' && (
        <ButtonLink to={pages.progress} size="small" className="mt-4" arrow>
          {words.weigh}
        </ButtonLink>
      )}
      {begunByMessage.includes(what) && (
        <ButtonLink
          to={pages.accountMessages}
          size="small"
          variant={turn === 'patient' ? 'primary' : 'secondary'}
          className="mt-4"
          arrow
        >
          {words.write}
        </ButtonLink>
      )}
    </div>
  )
}
