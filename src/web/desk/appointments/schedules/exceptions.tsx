import { useState } from 'react'
import { scheduleWords as words } from '#content/appointments/schedules.ts'
import type { Schedule } from '#contract/appointments/schedules.ts'
import type { CallReply } from '#contract/calls.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { parseTimes } from '#domain/appointments/schedule-form.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskChoices } from '../../components/desk-choices.tsx'
import { DeskLine } from '../../components/desk-line.tsx'

type Exception = Schedule['exceptions'][number]

interface Props {
  readonly exceptions: Schedule['exceptions']
  readonly holidays: CallReply<'desk_schedule'>['holidays']
  readonly onChange: (exceptions: Schedule['exceptions']) => void
}

const quiet =
  'cursor-pointer rounded-full px-2.5 py-1 text-xs font-semibold underline underline-offset-4 hover:bg-paper-deep'

/** Days that are not like their weekday. */
export function Exceptions({ exceptions, holidays, onChange }: Props) {
  const [date, setDate] = useState('')
  const [kind, setKind] = useState<Exception['kind']>('closed')
  const [times, setTimes] = useState('')
  const [problem, setProblem] = useState<{ readonly date?: string; readonly times?: string }>({})
  const isOpen = (day: string) => exceptions.some((one) => one.date === day && one.kind === 'extra')

  function add() {
    const read = parseTimes(times)
    if (date < londonTimeAt(Date.now()).date) return setProblem({ date: words.needsDate })
    if (kind === 'extra' && (read === null || read.length === 0)) return setProblem({ times: words.needsTimes })
    const made: Exception = kind === 'closed' ? { date, kind } : { date, kind, times: read ?? [] }
    const others = exceptions.filter((one) => one.date !== date || one.kind !== kind)
    onChange([...others, made].toSorted((one, other) => one.date.localeCompare(other.date)))
    setProblem({})
    setDate('')
    setTimes('')
  }

  return (
    <section>
      <h2 className="mb-1 text-[1.375rem]">{words.exceptions}</h2>
      <p className="mb-3 text-xs text-ink-soft">{words.exceptionsHint}</p>
      {exceptions.length === 0 ? (
        <p className="mb-3 text-ink-soft">{words.noExceptions}</p>
      ) : (
        <ul className="mb-3 divide-y divide-line border-y border-line">
          {exceptions.map((one) => (
            <li key={`${one.date} ${one.kind}`} className="flex flex-wrap items-center gap-x-4 py-1.5">
              <span className="w-56 font-semibold">{formatLongDate(one.date)}</span>
              <span className="flex-1 tabular-nums">
                {words.kinds[one.kind]}
                {one.kind === 'extra' && `: ${one.times.join(', ')}`}
              </span>
              <button
                type="button"
                aria-label={words.remove(formatLongDate(one.date))}
                onClick={() => onChange(exceptions.filter((other) => other !== one))}
                className={quiet}
              >
                {words.removeShort}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-start sm:grid-cols-[11rem_minmax(0,1fr)] gap-x-5 gap-y-3">
        <DeskLine type="date" label={words.date} value={date} onChange={setDate} problem={problem.date} />
        <DeskChoices
          legend={words.kind}
          choices={words.kinds}
          chosen={kind}
          onChoose={(value) => setKind(value === 'extra' ? 'extra' : 'closed')}
        />
        {kind === 'extra' && (
          <div className="col-span-2">
            <DeskLine label={words.times} value={times} onChange={setTimes} problem={problem.times} />
          </div>
        )}
        <DeskButton onPress={add}>{words.add}</DeskButton>
      </div>
      <details className="mt-4 rounded-xl border border-line px-4 py-2">
        <summary className="cursor-pointer font-semibold underline underline-offset-4">{words.holidays}</summary>
        <p className="my-1 text-xs text-ink-soft">{words.holidaysHint}</p>
        <ul className="divide-y divide-line">
          {holidays.map((holiday) => (
            <li key={holiday.date} className="flex flex-wrap items-center gap-x-4 py-1.5">
              <span className="w-56">{formatLongDate(holiday.date)}</span>
              <span className="flex-1">{holiday.name}</span>
              {isOpen(holiday.date) ? (
                <span className="text-xs font-semibold text-routine">{words.isOpen}</span>
              ) : (
                <button
                  type="button"
                  aria-label={`${words.open}: ${holiday.name}`}
                  onClick={() => {
                    setDate(holiday.date)
                    setKind('extra')
                  }}
                  className={quiet}
                >
                  {words.open}
                </button>
              )}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
