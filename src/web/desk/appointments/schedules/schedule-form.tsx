import { useState } from 'react'
import { Link } from 'react-router'
import { scheduleWords as words } from '#content/appointments/schedules.ts'
import type { Schedule } from '#contract/appointments/schedules.ts'
import type { CallReply } from '#contract/calls.ts'
import { appointmentPath } from '#contract/desk/addresses.ts'
import { usualWeekOf } from '#domain/appointments/default-template.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { weekdays } from '#domain/appointments/schedule-form.ts'
import { type BookableService, bookableService } from '#domain/appointments/services.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskChoices } from '../../components/desk-choices.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { useKeys } from '../../shell/keys.ts'
import { readTyped, type Typed, typedFrom } from './edited.ts'
import { Exceptions } from './exceptions.tsx'
import { type Saving, useSaving } from './use-saving.ts'

type Shown = CallReply<'desk_schedule'>

/** Whether a service asks for more than clinicians do of themselves. */
const hasLimits = ({ bufferMinutes, noticeMinutes }: BookableService) => bufferMinutes > 0 || noticeMinutes > 0

interface Props {
  readonly shown: Shown
  readonly schedule: Schedule
  readonly onChanged: () => Promise<void>
}

/** When a clinician sees people. Nothing is changed before it was previewed or saved, and nothing booked by either. */
export function ScheduleForm({ shown, schedule, onChanged }: Props) {
  const { clinician, epoch } = shown
  const held = shown.clinicians.find(({ id }) => id === clinician)?.services ?? []
  const services = shown.services.filter(({ key }) => held.includes(key))
  const usual = usualWeekOf(held)
  const [begun] = useState(() => typedFrom(schedule, services, usual))
  const [typed, setTyped] = useState<Typed>(begun)
  const saving = useSaving(clinician ?? '', epoch)
  const read = readTyped(typed, services)
  const problems = 'problems' in read ? read.problems : {}
  const isChanged = JSON.stringify(typed) !== JSON.stringify(begun)
  const change = (next: Partial<Typed>) => {
    setTyped({ ...typed, ...next })
    saving.forget()
  }
  const problemOf = (field: string) => {
    const problem = problems[field]
    return problem === undefined
      ? null
      : problem === 'times'
        ? words.needsTimes
        : words.outOfRange(problem.least, problem.most)
  }
  const firstProblem = Object.keys(problems).map(problemOf)[0] ?? null

  async function preview() {
    if ('schedule' in read) await saving.preview(read.schedule)
  }
  async function save() {
    if (!('schedule' in read) || !isChanged) return
    if (!(await saving.save(read.schedule))) return
    showToast({ title: words.saved, description: words.savedWhat })
    await onChanged()
  }
  useKeys([
    { key: 'p', does: words.preview, run: () => void preview() },
    { key: 'Ctrl+Enter', does: words.save, run: () => void save() },
  ])

  return (
    <div className="min-w-0 space-y-7">
      <section>
        <h2 className="mb-2 text-[1.375rem]">{words.week}</h2>
        <DeskChoices
          legend={words.which}
          choices={{ default: words.isDefault, own: words.ownWeek }}
          chosen={typed.isDefault ? 'default' : 'own'}
          onChoose={(value) => change({ isDefault: value === 'default' })}
        />
        {typed.isDefault ? (
          <dl className="mt-3 grid grid-cols-[7rem_minmax(0,1fr)] gap-y-1">
            {weekdays.map((day) => (
              <div key={day} className="contents">
                <dt className="text-ink-soft">{words.weekdays[day]}</dt>
                <dd className="tabular-nums">{usual[day].join(', ') || '–'}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <>
            <p className="mt-2 mb-3 text-xs text-ink-soft">{words.weekHint}</p>
            <div className="grid max-w-[34rem] gap-y-2.5">
              {weekdays.map((day) => (
                <DeskLine
                  key={day}
                  label={words.weekdays[day]}
                  value={typed.weekly[day] ?? ''}
                  onChange={(text) => change({ weekly: { ...typed.weekly, [day]: text } })}
                  problem={problemOf(`day-${day}`)}
                />
              ))}
            </div>
          </>
        )}
      </section>
      <Exceptions
        exceptions={typed.exceptions}
        holidays={shown.holidays}
        onChange={(exceptions) => change({ exceptions })}
      />
      <section>
        <h2 className="mb-2 text-[1.375rem]">{words.rules}</h2>
        {held
          .map(bookableService)
          .filter(hasLimits)
          .map((service) => (
            <p key={service.key} className="mb-3 text-xs text-ink-soft">
              {words.limits(service.name, service.bufferMinutes, service.noticeMinutes, service.horizonDays)}
            </p>
          ))}
        <div className="grid grid-cols-2 items-end gap-x-5 gap-y-3">
          {services.map(({ key, name }) => (
            <DeskLine
              key={key}
              inputMode="numeric"
              label={words.length(name)}
              value={typed.lengths[key] ?? ''}
              onChange={(minutes) => change({ lengths: { ...typed.lengths, [key]: minutes } })}
              problem={problemOf(`length-${key}`)}
            />
          ))}
          {(['buffer', 'notice', 'horizon'] as const).map((field) => (
            <DeskLine
              key={field}
              inputMode="numeric"
              label={words[field]}
              value={typed[field]}
              onChange={(text) => change({ [field]: text })}
              problem={problemOf(field)}
            />
          ))}
        </div>
      </section>
      <div className="stay-at-end -mx-2 space-y-3 border-t border-line bg-paper px-2 py-3">
        <Hits of={saving} onReload={onChanged} />
        <div className="flex gap-3">
          <DeskButton
            shortcut="p"
            why={firstProblem}
            hidesWhy
            isBusy={saving.isBusy === 'preview'}
            busyLabel={words.previewing}
            onPress={() => void preview()}
          >
            {words.preview}
          </DeskButton>
          <DeskButton
            tone="primary"
            shortcut="Ctrl+Enter"
            why={firstProblem ?? (isChanged ? null : words.unchanged)}
            hidesWhy={firstProblem === null}
            isBusy={saving.isBusy === 'save'}
            busyLabel={words.saving}
            onPress={() => void save()}
          >
            {words.save}
          </DeskButton>
        </div>
      </div>
    </div>
  )
}

interface HitsProps {
  readonly of: Pick<Saving, 'hits' | 'problem'>
  readonly onReload: () => Promise<void>
}

/** Whom a change would leave outside the times, each with a way to them; or why it was not made. */
function Hits({ of: { hits, problem }, onReload }: HitsProps) {
  return (
    <div role="status" className="space-y-2 empty:hidden">
      {problem && (
        <p className="flex flex-wrap gap-x-3 font-semibold text-brick">
          {problem.says}
          {problem.isOvertaken && (
            <button
              type="button"
              onClick={() => void onReload()}
              className="cursor-pointer underline underline-offset-4"
            >
              {words.reload}
            </button>
          )}
        </p>
      )}
      {hits && <p className="font-semibold">{hits.length === 0 ? words.noHits : words.hits(hits.length)}</p>}
      {hits && hits.length > 0 && (
        <ul className="grid max-h-40 grid-cols-2 gap-x-5 gap-y-1 overflow-y-auto">
          {hits.map(({ id, startsAt, reference }) => {
            const when = formatDateTime(Date.parse(startsAt))
            return (
              <li key={id}>
                <Link
                  to={appointmentPath(id)}
                  aria-label={words.openHit(when)}
                  className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  {when} <span className="text-ink-soft">{reference}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
