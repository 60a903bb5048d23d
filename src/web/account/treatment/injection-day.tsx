import { useId, useState } from 'react'
import { treatmentWords as words } from '#content/treatment/treatment.ts'
import { callApi } from '#web/browser/api.ts'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'

interface Props {
  /** Monday being 1. */
  readonly day: number
  readonly onKept: () => void
}

/** The patient's injection day. Until they choose one, it is the weekday on which the pen arrived. */
export function InjectionDay({ day, onKept }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState(day)
  const [problem, setProblem] = useState<string | null>(null)

  async function choose(weekday: number) {
    setChosen(weekday)
    setProblem(null)
    const { code, message } = await callApi('set_injection_day', { weekday }).catch(() => ({ code: 0, message: '' }))
    if (code === 200) return onKept()
    setChosen(day)
    setProblem(code === 422 ? message : words.dayNotKept)
  }

  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {words.injectionDay}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => void choose(Number(event.currentTarget.value))}
        className="min-h-11 cursor-pointer rounded-option border border-line-strong bg-white px-3 font-semibold"
      >
        {words.weekdays.map((name, place) => (
          <option key={name} value={place + 1}>
            {name}
          </option>
        ))}
      </select>
      {problem && (
        <div role="alert" className="basis-full">
          <ErrorMessage>{problem}</ErrorMessage>
        </div>
      )}
    </div>
  )
}
