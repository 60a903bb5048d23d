import { useEffect, useState } from 'react'
import type { Nation } from '#content/safeguarding/urgent-lines.ts'
import { doseLogWords as words } from '#content/treatment/dose-log.ts'
import { pages, unwellPath } from '#contract/pages.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { useIsOnline } from '#web/browser/use-is-online.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Unsaved } from '#web/kit/ui/icons.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { NewVersion } from '#web/shared/app-worker/new-version.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { NationChoice } from '#web/shared/symptom-report/nation-choice.tsx'
import { ReportTopics } from '#web/shared/symptom-report/report-topics.tsx'
import { AccountSection } from '../../shell/account-section.tsx'
import { Fetching } from '../../shell/fetching.tsx'
import { NotFetched } from '../../shell/not-fetched.tsx'
import { NothingYet } from '../../shell/nothing-yet.tsx'
import { ReminderSection } from '../reminders/reminder-section.tsx'
import { LogDose } from './log-dose.tsx'
import { LoggedDoses } from './logged-doses.tsx'
import { type DoseLog, type HeldDose, type ShownEntry, useDoseLog } from './use-dose-log.ts'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

/** Each dose as its patient logs it, and when the next is due. */
export default function DosesPage() {
  const doseLog = useDoseLog()
  const { shown, log, tryAgain } = doseLog
  return (
    <>
      <AccountSection heading={words.heading} lead={words.lead} width="max-w-[72rem]">
        <div className="mt-8">
          {shown === 'loading' && <Fetching>{words.loading}</Fetching>}
          {shown === 'failed' && <NotFetched words={words} onAgain={tryAgain} />}
          {typeof shown !== 'string' && (
            <>
              <Connection keptAt={shown.keptAt} />
              {log ? <Logging {...doseLog} log={log} /> : <NothingYet title={words.none}>{words.noneWhat}</NothingYet>}
            </>
          )}
        </div>
      </AccountSection>
      <NewVersion />
    </>
  )
}

function Connection({ keptAt }: { keptAt: string | null | undefined }) {
  const isOnline = useIsOnline()
  if (keptAt === undefined && isOnline) return null
  return (
    <div role="status" className="mb-6 flex gap-3 rounded-option bg-apricot-pale p-4">
      <Unsaved className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">{words.offline.heading}</p>
        <p className="mt-1">
          {words.offline.says} {keptAt === null && words.offline.noCopy}
        </p>
      </div>
    </div>
  )
}

type Changing = { readonly entry: ShownEntry } | { readonly day: string } | null

function Logging({ log, today, held, save, remove, drop }: DoseLog & { log: NonNullable<DoseLog['log']> }) {
  const [changing, setChanging] = useState<Changing>(null)
  const [isTooMuch, setIsTooMuch] = useState(false)
  const [turn, setTurn] = useState(0)
  const isOnline = useIsOnline()
  const own = words.byForm[log.form]
  // Each turn has a form of its own, which may be far from what was pressed. Without focus there, nothing seems to happen.
  useEffect(() => {
    if (turn === 0) return
    const heading = document.getElementById('log-dose')
    heading?.scrollIntoView({ block: 'center' })
    heading?.focus({ preventScroll: true })
  }, [turn])
  if (today === null) return null

  function done(isConfirmed: boolean) {
    setChanging(null)
    setTurn(turn + 1)
    if (isConfirmed) setIsTooMuch(true)
  }

  function begin(next: Changing) {
    setChanging(next)
    setTurn(turn + 1)
  }

  async function miss(on: string) {
    const result = await save({ id: randomUuid(), on, is: 'missed' })
    if (typeof result === 'object') showToast({ title: words.notKept, variant: 'destructive' })
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_min(22rem,55%)]">
      <div className="min-w-0 space-y-6">
        {held.map((one) => (
          <Held key={one.at} one={one} form={log.form} save={save} drop={drop} onTooMuch={() => setIsTooMuch(true)} />
        ))}
        {isTooMuch && <TooMuch />}
        <section aria-labelledby="log-dose" className="rounded-card bg-mint p-5 sm:p-7">
          <LogDose
            key={turn}
            log={log}
            today={today}
            changing={changing && 'entry' in changing ? changing.entry : null}
            day={changing && 'day' in changing ? changing.day : null}
            save={save}
            remove={remove}
            onDone={done}
          />
        </section>
      </div>
      <div className="min-w-0 space-y-6">
        <Next next={log.next} label={own.next} notToTake={log.notToTake} />
        {log.unlogged.length > 0 && (
          <section aria-labelledby="unlogged" className="rounded-card border border-line bg-white p-5 sm:p-7">
            <h2 id="unlogged" className="text-[1.5rem]">
              {words.unloggedHeading}
            </h2>
            <p className="mt-1 text-sm text-ink-soft">{words.unloggedSays}</p>
            <ul className="mt-3 space-y-4">
              {log.unlogged.map((day) => (
                <li key={day}>
                  <p className="font-semibold">{own.unlogged(formatLongDate(day))}</p>
                  <div className="mt-2 flex flex-wrap gap-2">
                    <Button size="small" onClick={() => begin({ day })}>
                      {own.took}
                    </Button>
                    <Button size="small" variant="secondary" onClick={() => void miss(day)}>
                      {own.missed}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <section aria-labelledby="logged" className="rounded-card border border-line bg-white p-5 sm:p-7">
        <h2 id="logged" className="text-[1.5rem]">
          {words.list}
        </h2>
        <LoggedDoses
          form={log.form}
          entries={log.entries}
          save={save}
          remove={remove}
          onChange={(entry) => begin({ entry })}
        />
      </section>
      <div className="min-w-0 space-y-6">
        {isOnline && <ReminderSection />}
        <p className="text-sm text-ink-soft">{words.seen}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={unwellPath} variant="secondary" size="small">
            {words.unwell}
          </ButtonLink>
          <ButtonLink to={pages.accountSideEffects} variant="secondary" size="small">
            {words.sideEffects}
          </ButtonLink>
          {log.form === 'pre-filled pen' && (
            <ButtonLink to={pages.accountHowToInject} variant="secondary" size="small">
              {words.howToInject}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}

interface NextProps {
  readonly next: string | null
  readonly label: string
  readonly notToTake: string | null
}

const Next = ({ next, label, notToTake }: NextProps) => {
  if (notToTake !== null)
    return (
      <section className="rounded-card bg-apricot-pale p-5 sm:p-7">
        <p className="font-semibold">{words.notToTake}</p>
        <p className="mt-1">{notToTake}</p>
      </section>
    )
  if (next === null) return null
  return (
    <section className="on-dark rounded-card bg-ink p-5 text-white sm:p-7">
      <p className="text-sm font-semibold text-sun">{label}</p>
      <p className="mt-1 font-display text-[1.75rem] leading-tight">{formatLongDate(next)}</p>
    </section>
  )
}

/** What went wrong, and what to do now: the same advice as in the account. */
function TooMuch() {
  const [nation, setNation] = useState<Nation>('England')
  return (
    <section aria-labelledby="too-much" className="rounded-card border-2 border-brick bg-white p-5 sm:p-7">
      <h2 id="too-much" className="text-[1.5rem]">
        {words.tooMuch}
      </h2>
      <p className="mt-1 font-semibold">{words.tooMuchSays}</p>
      <ReportTopics nation={nation} from="account" about="too-much" />
      <div className="mt-4">
        <NationChoice nation={nation} onChoose={setNation} />
      </div>
    </section>
  )
}

interface HeldProps extends Pick<DoseLog, 'save' | 'drop'> {
  readonly one: HeldDose
  readonly form: NonNullable<DoseLog['log']>['form']
  readonly onTooMuch: () => void
}

/** Logged offline, and not kept without an answer. Nothing of it is lost meanwhile. */
function Held({ one, form, save, drop, onTooMuch }: HeldProps) {
  const own = words.byForm[form]
  const { dose, asks, refused } = one

  async function confirm() {
    const result = await save({ ...dose, confirmed: true })
    if (typeof result === 'object') showToast({ title: words.notKept, variant: 'destructive' })
    onTooMuch()
  }

  return (
    <section role="alert" className="rounded-card bg-apricot-pale p-5 sm:p-7">
      <h2 className="text-[1.5rem]">{asks ? words.asked : words.refused}</h2>
      <p className="mt-1 font-semibold">
        {dose.time ? words.at(formatLongDate(dose.on), dose.time) : formatLongDate(dose.on)}
      </p>
      <p className="mt-1">
        {asks ? (asks.is === 'double dose' ? own.doubled : own.close)(formatLongDate(asks.other)) : refused}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {asks && (
          <Button size="small" onClick={() => void confirm()}>
            {own.yesBoth}
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={() => drop(one)}>
          {words.drop}
        </Button>
      </div>
    </section>
  )
}
