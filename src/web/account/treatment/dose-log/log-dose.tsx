import { type FormEvent, useState } from 'react'
import { doseLogWords as words } from '#content/treatment/dose-log.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { DoseDoubt, InjectionSite } from '#domain/treatment/dose-log.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { formatDateOrText } from '../../shell/format-date.ts'
import { SiteChoice } from './site-choice.tsx'
import type { DoseLog, Log, ShownEntry, TypedDose } from './use-dose-log.ts'

interface Props extends Pick<DoseLog, 'save' | 'remove'> {
  readonly log: Log
  readonly today: string
  /** The entry to change. Null: a new one. */
  readonly changing: ShownEntry | null
  /** The day to begin with, where one was asked about. */
  readonly day: string | null
  /** It is logged, or given up. `isTooMuch`: confirmed although it is close to another dose. */
  readonly onDone: (isTooMuch: boolean) => void
}

const timeNow = () => londonTimeAt(Date.now()).time
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Logs a dose that was taken, or changes one. One that is close to another is asked about. */
export function LogDose({ log, today, changing, day, save, remove, onDone }: Props) {
  const own = words.byForm[log.form]
  const [on, setOn] = useState(changing?.on ?? day ?? today)
  // Of a day that was asked about later nobody remembers the minute.
  const [time, setTime] = useState(changing ? (changing.time ?? '') : day === null ? timeNow() : '')
  const [mg, setMg] = useState(log.doses.find(({ dose }) => dose === changing?.dose)?.mg ?? log.mg)
  const [site, setSite] = useState<InjectionSite | null>(changing ? changing.site : log.nextSite)
  const [error, setError] = useState<string>()
  const [asks, setAsks] = useState<DoseDoubt | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  function edit() {
    setError(undefined)
    setAsks(null)
  }

  async function keep(confirmed: boolean) {
    if (on === '') return setError(words.noDay)
    if (time !== '' && !isTime(time)) return setError(words.noTime)
    const dose: TypedDose = {
      id: changing?.id ?? randomUuid(),
      on,
      is: 'taken',
      ...(time === '' ? {} : { time }),
      ...(mg === 0 ? {} : { mg }),
      ...(site === null ? {} : { site }),
      ...(confirmed ? { confirmed } : {}),
    }
    setIsBusy(true)
    const result = await save(dose)
    setIsBusy(false)
    if (typeof result === 'object') {
      if ('asks' in result) return setAsks(result.asks)
      return setError(result.refused)
    }
    showToast({
      title: changing ? words.changed : own.kept(formatDateOrText(on)),
      ...(result === 'waiting' ? { description: words.waiting } : {}),
      ...(changing
        ? {}
        : {
            action: {
              label: words.undo,
              run: () => void remove(dose.id),
              otherwise: words.removeOf(formatDateOrText(on)),
            },
          }),
    })
    onDone(confirmed && asks?.is !== undefined)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void keep(false)
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <h2 id="log-dose" tabIndex={-1} className="text-[1.75rem]">
        {changing
          ? words.changing(formatDateOrText(changing.on))
          : day === null
            ? own.did
            : own.forDay(formatDateOrText(day))}
      </h2>
      <div className="flex flex-wrap gap-x-4 gap-y-5">
        <TextField
          name="on"
          type="date"
          label={words.day}
          value={on}
          max={today}
          error={error}
          onChange={(next) => {
            setOn(next)
            edit()
          }}
        />
        <TextField
          name="time"
          type="time"
          label={words.time}
          value={time}
          onChange={(next) => {
            setTime(next)
            edit()
          }}
        />
        {log.doses.length > 1 && <DoseField doses={log.doses} mg={mg} onChoose={setMg} />}
      </div>
      {log.form === 'pre-filled pen' && <SiteChoice value={site} suggested={log.nextSite} onChoose={setSite} />}
      {asks ? (
        <div role="alert" className="rounded-option bg-apricot-pale p-5">
          <p className="font-semibold">
            {(asks.is === 'double dose' ? own.doubled : own.close)(formatDateOrText(asks.other))}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button type="button" size="small" variant="secondary" onClick={() => onDone(false)}>
              {words.notDouble}
            </Button>
            <Button type="button" size="small" variant="secondary" onClick={() => setAsks(null)}>
              {words.notBoth}
            </Button>
            <Button type="button" size="small" busy={isBusy} onClick={() => void keep(true)}>
              {own.yesBoth}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {changing ? words.save : words.log}
          </Button>
          {(changing || day) && (
            <Button type="button" variant="secondary" onClick={() => onDone(false)}>
              {words.cancel}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

interface DoseFieldProps {
  readonly doses: Log['doses']
  readonly mg: number
  readonly onChoose: (mg: number) => void
}

const DoseField = ({ doses, mg, onChoose }: DoseFieldProps) => (
  <label className="block">
    <span className="mb-1.5 block font-semibold">{words.dose}</span>
    <select
      value={mg}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
      className="min-h-13 cursor-pointer rounded-option border border-line-strong bg-white px-4"
    >
      {doses.map(({ mg: value, dose }) => (
        <option key={value} value={value}>
          {dose}
        </option>
      ))}
    </select>
  </label>
)
