import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { companionWords as words } from '#content/companion/companion.ts'
import { reminderNotice } from '#content/notifications/reminder-notice.ts'
import { helpNow } from '#content/safeguarding/help-now.ts'
import { pages } from '#contract/pages.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import {
  type CompanionReminder,
  companionReminders,
  isWritable,
  notesForCourse,
  summaryOf,
  weekOf,
} from '#domain/companion/companion.ts'
import { companionMonths } from '#domain/services/adhd.ts'
import { apiPrefix } from '#web/browser/api.ts'
import { useIsOnline } from '#web/browser/use-is-online.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { buttonClass } from '#web/kit/ui/button-look.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { ChevronDown, Unsaved } from '#web/kit/ui/icons.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { NewVersion } from '#web/shared/app-worker/new-version.tsx'
import { HelpByNation } from '#web/shared/help/help-by-nation.tsx'
import { HelpRows } from '#web/shared/help/help-rows.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountSection } from '../shell/account-section.tsx'
import { Fetching } from '../shell/fetching.tsx'
import { dayAndTimeOf, dayOf, formatDateOrText } from '../shell/format-date.ts'
import { NotFetched } from '../shell/not-fetched.tsx'
import { NothingYet } from '../shell/nothing-yet.tsx'
import { Advice, Note, WrittenNote } from './note.tsx'
import { Plan } from './plan.tsx'
import { ReadPage, Reads } from './reads.tsx'
import { isCopyWished, storeCompanion } from './stored-companion.ts'
import { type Companion, type Shown, type UseCompanion, useCompanion, type Week, weekIn } from './use-companion.ts'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

/** The digital companion: a plan and a note for each week, and short reads. */
export default function CompanionPage() {
  const held = useCompanion()
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const { shown, tryAgain } = held
  const read = isHydrated ? search.get('read') : null
  return (
    <>
      <AccountSection heading={words.heading} lead={words.lead(companionMonths)} width="max-w-[60rem]">
        <div className="mt-6">
          {shown === 'loading' && <Fetching>{words.loading}</Fetching>}
          {shown === 'failed' && <NotFetched words={words} onAgain={tryAgain} />}
          {shown === 'none' && <NoCompanion />}
          {typeof shown !== 'string' &&
            (read === null ? <Opened {...held} shown={shown} /> : <ReadPage key={read} read={read} set={held.set} />)}
        </div>
      </AccountSection>
      <NewVersion />
    </>
  )
}

const NoCompanion = () => (
  <>
    <NothingYet title={words.none}>{words.noneWhat(companionMonths)}</NothingYet>
    <div className="mt-6">
      <ButtonLink to={pages.accountAppointments} variant="secondary">
        {words.toAppointments}
      </ButtonLink>
    </div>
  </>
)

interface Props extends Omit<UseCompanion, 'shown'> {
  readonly shown: Shown
}

function Opened({ shown: { companion, keptAt }, waiting, save, set }: Props) {
  const { today, whose, isOpen, until } = companion
  const isOnline = useIsOnline()
  const current = weekOf(today)
  const [week, setWeek] = useState(current)
  const canWrite = isWritable(week, companion, today)
  const opened = weekIn(companion, week)
  const before = weekIn(companion, addDays(week, -7))

  async function keep(change: Pick<Week, 'things'> | Pick<Week, 'note'>) {
    const result = await save(whose, { week, ...change })
    if (typeof result !== 'string') showToast({ title: words.offline.refused(result.refused), variant: 'destructive' })
    else if (result === 'waiting') showToast({ title: words.offline.waiting })
    else if ('note' in change) showToast({ title: change.note ? words.note.saved : words.note.removed })
  }

  return (
    <div className="space-y-6">
      <p className="font-semibold text-green">
        {isOpen ? words.until(formatDateOrText(until)) : words.ended(formatDateOrText(until))}
      </p>
      {(keptAt !== undefined || !isOnline) && (
        <div role="status" className="flex gap-3 rounded-option bg-apricot-pale p-4">
          <Unsaved className="mt-0.5 size-5 shrink-0" />
          <div>
            <p className="font-semibold">{words.offline.heading}</p>
            <p className="mt-1">{keptAt ? words.offline.asOf(dayAndTimeOf(keptAt)) : words.offline.noCopy}</p>
          </div>
        </div>
      )}
      {waiting > 0 && <p role="status">{words.offline.some(waiting)}</p>}
      {isOpen && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="min-w-0 space-y-6">
            <ChooseWeek companion={companion} current={current} week={week} onChoose={setWeek} />
            <Plan
              key={week}
              things={opened.things}
              before={before.things}
              canWrite={canWrite}
              onChange={(things) => void keep({ things: [...things] })}
            />
          </div>
          <div className="min-w-0 space-y-6">
            <Advice note={opened.note} />
            {week <= current && (
              <Note
                key={week}
                week={week}
                note={opened.note}
                canWrite={canWrite}
                onSave={(note) => void keep({ note })}
              />
            )}
          </div>
        </div>
      )}
      {keptAt === undefined && <Summary companion={companion} />}
      <Earlier companion={companion} before={isOpen ? addDays(current, -2 * 7) : until} />
      <Reads opened={companion.read} />
      {keptAt === undefined && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {isOpen && <Reminders companion={companion} set={set} />}
          <Sharing companion={companion} set={set} />
          <CopyHere key={whose} companion={companion} />
        </div>
      )}
      <Help />
    </div>
  )
}

interface ChooseWeekProps {
  readonly companion: Companion
  readonly current: string
  readonly week: string
  readonly onChoose: (week: string) => void
}

/** Last week, this one and the next: those that can still be written. */
function ChooseWeek({ companion, current, week, onChoose }: ChooseWeekProps) {
  const weeks = [
    [addDays(current, -7), words.week.last],
    [current, words.week.this],
    [addDays(current, 7), words.week.next],
  ] as const
  return (
    <fieldset>
      <legend className="sr-only">{words.week.choose}</legend>
      <div className="flex flex-wrap gap-2">
        {weeks
          .filter(([of]) => isWritable(of, companion, companion.today))
          .map(([of, label]) => (
            <button
              key={of}
              type="button"
              aria-pressed={week === of}
              onClick={() => onChoose(of)}
              className="min-h-11 cursor-pointer rounded-full border border-line-strong bg-white px-5 py-1.5 font-semibold transition-colors hover:bg-mint aria-pressed:border-green aria-pressed:bg-green aria-pressed:text-paper"
            >
              {label}
            </button>
          ))}
      </div>
    </fieldset>
  )
}

function Summary({ companion }: { companion: Companion }) {
  const { weeks, isOpen, appointmentId } = companion
  const { done, noted, course } = summaryOf(weeks)
  if (done === 0 && noted === 0) return null
  const scales = Object.entries(course).flatMap(([scale, change]) =>
    change ? [[scale as keyof typeof course, change] as const] : [],
  )
  return (
    <section aria-labelledby="summary" className="rounded-card bg-mint p-5 sm:p-7">
      <h2 id="summary" className="text-[1.5rem]">
        {isOpen ? words.summary.soFar : words.summary.heading}
      </h2>
      <p className="mt-2">{words.summary.counts(done, noted)}</p>
      {scales.length === 0 ? (
        <p className="mt-2 text-ink-soft">{words.summary.noCourse(notesForCourse)}</p>
      ) : (
        <ul className="mt-2 space-y-1">
          {scales.map(([scale, { first, last }]) => (
            <li key={scale}>{words.summary.course(words.note.scales[scale].label, String(first), String(last))}</li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-ink-soft">{words.summary.stays}</p>
      <div className="mt-4">
        <a
          href={`${apiPrefix()}/my_companion_pdf?id=${appointmentId}`}
          download
          className={buttonClass({ size: 'small', variant: 'secondary' })}
        >
          {words.summary.download}
        </a>
      </div>
    </section>
  )
}

function Earlier({ companion: { weeks }, before }: { companion: Companion; before: string }) {
  const earlier = weeks.filter(({ week, things, note }) => week <= before && (things.length > 0 || note !== null))
  if (earlier.length === 0) return null
  return (
    <details className="group rounded-card border border-line bg-white px-5 py-2 sm:px-7">
      <summary className="flex min-h-12 cursor-pointer items-center gap-4 font-display text-[1.25rem]">
        <span className="flex-1">{words.earlier.heading}</span>
        <ChevronDown className="size-5 group-open:rotate-180" />
      </summary>
      <ul className="mt-2 mb-4 space-y-6">
        {earlier.map(({ week, things, note }) => (
          <li key={week}>
            <h3 className="font-sans text-base font-semibold">{words.week.of(formatDateOrText(week))}</h3>
            {things.length > 0 && (
              <ul className="mt-1.5 space-y-1">
                {things.map((thing) => (
                  <li key={thing.id} className={thing.isDone ? '' : 'text-ink-soft'}>
                    {thing.isDone ? words.plan.done(thing.words) : thing.words}
                  </li>
                ))}
              </ul>
            )}
            {note && <WrittenNote note={note} />}
          </li>
        ))}
      </ul>
    </details>
  )
}

interface SettingProps extends Pick<UseCompanion, 'set'> {
  readonly companion: Companion
}

function Reminders({ companion: { reminders }, set }: SettingProps) {
  async function change(name: CompanionReminder, isOn: boolean) {
    const isSaved = await set({ reminders: { ...reminders, [name]: isOn } })
    showToast(isSaved ? { title: words.reminders.saved } : { title: words.reminders.notSaved, variant: 'destructive' })
  }

  return (
    <section aria-labelledby="reminders" className="rounded-card bg-paper-deep p-5 sm:p-7">
      <h2 id="reminders" className="text-[1.5rem]">
        {words.reminders.heading}
      </h2>
      <p className="mt-2">{words.reminders.says(reminderNotice)}</p>
      <div className="mt-4 space-y-2.5">
        {(Object.keys(companionReminders) as CompanionReminder[]).map((name) => (
          <Checkbox
            key={name}
            name={`remind-${name}`}
            label={words.reminders[name]}
            checked={reminders[name]}
            onChange={(isOn) => void change(name, isOn)}
          />
        ))}
      </div>
    </section>
  )
}

function Sharing({ companion: { sharedSince }, set }: SettingProps) {
  const [isBusy, setIsBusy] = useState(false)

  async function press() {
    setIsBusy(true)
    if (!(await set({ isShared: !sharedSince }))) showToast({ title: words.reminders.notSaved, variant: 'destructive' })
    setIsBusy(false)
  }

  return (
    <section aria-labelledby="sharing" className="rounded-card bg-paper-deep p-5 sm:p-7">
      <h2 id="sharing" className="text-[1.5rem]">
        {words.sharing.heading}
      </h2>
      <p className="mt-2">{sharedSince ? words.sharing.on(dayOf(sharedSince)) : words.sharing.off}</p>
      <p className="mt-2 text-ink-soft">{words.sharing.notWatched}</p>
      <Button className="mt-4" size="small" variant="secondary" busy={isBusy} onClick={() => void press()}>
        {sharedSince ? words.sharing.stop : words.sharing.share}
      </Button>
    </section>
  )
}

/** Nothing is kept on a device unless the patient asks for it: the device may be shared. */
function CopyHere({ companion }: { companion: Companion }) {
  const [isWished, setIsWished] = useState(() => isCopyWished(companion.whose))

  function press() {
    storeCompanion(companion, Date.now(), !isWished)
    setIsWished(!isWished)
  }

  return (
    <section aria-labelledby="copy" className="rounded-card bg-paper-deep p-5 sm:p-7">
      <h2 id="copy" className="text-[1.5rem]">
        {words.copy.heading}
      </h2>
      <p role="status" className="mt-2">
        {isWished ? words.copy.on : words.copy.off}
      </p>
      <Button className="mt-4" size="small" variant="secondary" onClick={press}>
        {isWished ? words.copy.remove : words.copy.keep}
      </Button>
    </section>
  )
}

/** Always there, closed: for whoever needs it in any week. */
const Help = () => (
  <details className="rounded-card bg-brick-pale px-5 py-2 sm:px-7">
    <summary className="flex min-h-12 cursor-pointer items-center font-semibold underline underline-offset-4">
      {words.help.always}
    </summary>
    <p className="mt-1">{helpNow.intro}</p>
    <HelpRows lines={helpNow.contacts} />
    <HelpByNation />
  </details>
)
