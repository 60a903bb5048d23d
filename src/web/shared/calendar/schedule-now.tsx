import { type ReactNode, useId, useState } from 'react'
import { scheduleWords as words } from '#content/appointments/booking.ts'
import type { Clinician } from '#contract/appointments/bookings.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { dayToShow, lastBookableDay } from '#domain/appointments/availability.ts'
import { Psychiatrist } from '#web/kit/art/psychiatrist.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { DayList } from './day-list.tsx'
import { DayTimes, type TimedService } from './day-times.tsx'
import { MonthHead } from './month-head.tsx'
import { monthAt } from './months.ts'
import { ScheduleLoading } from './schedule-loading.tsx'
import type { Slot } from './slot.ts'
import { useMonth } from './use-month.ts'

export interface ScheduleNowProps {
  /** What is booked. The assessment unless it is said. */
  readonly service?: TimedService
  /** Whose times. Those of whoever is free unless it is said. */
  readonly clinician?: string | undefined
  /** Told where people may choose among several. Null: any of them. */
  readonly onClinician?: (id: string | null) => void
  /** The day that is open at first, YYYY-MM-DD. */
  readonly begin?: string | null
  readonly chosen: Slot | null
  readonly pending: Slot | null
  /** What became of the last choice, if it did not work. */
  readonly problem: ReactNode
  /** Changed when the times are to be asked for again. */
  readonly version: number
  /** Null: another day was chosen, and no time of it yet. */
  readonly onChoose: (slot: Slot | null) => void
}

export function ScheduleNow({
  service = adultAdhdAssessment,
  begin = null,
  clinician,
  onClinician,
  chosen,
  pending,
  problem,
  version,
  onChoose,
}: ScheduleNowProps) {
  const [thisMonth] = useState(() => monthAt(Date.now()))
  const [month, setMonth] = useState(begin?.slice(0, 7) ?? thisMonth)
  const [usualLastDay] = useState(() => lastBookableDay(Date.now()))
  const [picked, setPicked] = useState<string | null>(begin)
  const { loaded, clinicians, tryAgain } = useMonth(month, { service: service.key, clinician }, version)

  function show(date: string | null) {
    setPicked(date)
    onChoose(null)
  }

  function turn(to: string) {
    setMonth(to)
    show(null)
  }

  function chooseTime(slot: Slot | null) {
    const shown = loaded.at === 'ready' ? loaded.month.clinician : null
    // Whoever was shown is meant, also if somebody else offers it by now.
    onChoose(slot && onClinician && shown ? { ...slot, clinicianId: shown.id } : slot)
  }

  const lastDay = loaded.at === 'ready' ? loaded.month.lastDay : usualLastDay
  const head = <MonthHead month={month} first={thisMonth} last={lastDay.slice(0, 7)} onMonth={turn} />
  if (loaded.at === 'failed') {
    return (
      <div className="max-w-[40rem] space-y-5">
        {head}
        <AlertMessage
          action={
            <Button size="small" variant="secondary" onClick={tryAgain}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.failed}
        </AlertMessage>
      </div>
    )
  }
  const days = loaded.at === 'ready' ? loaded.month.days : []
  const shown = days.find(({ date, isPast }) => date === picked && !isPast)?.date ?? dayToShow(days)
  const day = days.find(({ date }) => date === shown)
  const schedule = (
    <div className="grid items-start gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-y-6">
      <div className="min-w-0 space-y-2 sm:space-y-3">
        {head}
        {loaded.at === 'loading' ? <ScheduleLoading /> : <DayList days={days} shown={shown} onShow={show} />}
      </div>
      <div className="min-w-0 space-y-4 lg:space-y-6">
        {problem && <AlertMessage>{problem}</AlertMessage>}
        {loaded.at === 'ready' && loaded.month.clinician && <ClinicianCard clinician={loaded.month.clinician} />}
        {day && (
          <DayTimes
            service={service}
            day={day}
            lastDay={lastDay}
            chosen={chosen}
            pending={pending}
            onChoose={chooseTime}
          />
        )}
      </div>
    </div>
  )
  if (!onClinician || clinicians.length < 2) return schedule
  return (
    <>
      <ClinicianChoice clinicians={clinicians} chosen={clinician ?? null} onChoose={onClinician} />
      {schedule}
    </>
  )
}

/** Whom the person will meet, and who that is. */
function ClinicianCard({ clinician: { name, title, profile } }: { clinician: Clinician }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex items-center gap-3 rounded-card bg-apricot-pale/60 p-1.5 pr-3 sm:gap-5 sm:p-3 sm:pr-5">
      <Psychiatrist className="size-12 shrink-0 rounded-[1.125rem] bg-mint sm:size-20" />
      <div className="min-w-0 flex-1">
        <p className="font-display text-[1.0625rem] leading-tight tracking-tight sm:text-[1.375rem]">{name}</p>
        <p className="text-sm text-ink-soft">{title}</p>
      </div>
      {profile.length > 0 && (
        <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
          {words.profile}
          <span className="sr-only">{words.profileOf(name)}</span>
        </Button>
      )}
      <DialogOnDemand open={isOpen} onOpenChange={setIsOpen} short title={name} description={title}>
        <div className="space-y-4">
          <Psychiatrist className="h-44 w-full rounded-card bg-mint" />
          {profile.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </DialogOnDemand>
    </div>
  )
}

const whomWords = words.whom

interface Props {
  readonly clinicians: readonly Pick<Clinician, 'id' | 'name' | 'title'>[]
  /** Null: any of them. */
  readonly chosen: string | null
  readonly onChoose: (id: string | null) => void
}

/** Where several people offer the same: one of them, or whoever is free. */
function ClinicianChoice({ clinicians, chosen, onChoose }: Props) {
  const name = useId()
  const choices = [{ id: null, name: whomWords.any, title: whomWords.anyWhy }, ...clinicians]
  return (
    <fieldset className="mb-6 min-w-0">
      <legend className="mb-2 font-semibold">{whomWords.legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.id ?? 'any'}
            className="relative cursor-pointer rounded-option border border-line bg-white px-4 py-2.5 transition-colors duration-150 hover:border-line-strong has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={choice.id === chosen}
              onChange={() => onChoose(choice.id)}
              className="peer absolute size-px appearance-none opacity-0 outline-none"
            />
            <span className="block font-semibold">{choice.name}</span>
            <span className={`block text-sm ${choice.id === chosen ? 'text-sage' : 'text-ink-soft'}`}>
              {choice.title}
            </span>
          </label>
        ))}
      </div>
      {chosen === null && <p className="mt-2 text-sm text-ink-soft">{whomWords.told}</p>}
    </fieldset>
  )
}
