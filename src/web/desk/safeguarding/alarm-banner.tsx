import { concernWords } from '#content/safeguarding/desk-safeguarding.ts'
import type { ShownConcern } from '#contract/safeguarding/desk-safeguarding.ts'
import { useAction } from '#web/browser/use-action.ts'
import { dateAndTimeOf } from '../cases/list/written-date.ts'
import { deskCall } from '../desk-call.ts'
import { Kbd } from '../shell/kbd.tsx'
import { useKeys } from '../shell/keys.ts'
import { useMay } from '../shell/me.ts'

const words = concernWords.alarm

/** Whether anybody has it. Whoever presses first does, and nobody else is called. */
export function AlarmBanner({ found: { id, alarm }, onTaken }: { found: ShownConcern; onTaken: () => Promise<void> }) {
  const mayTake = useMay('decide-cases')
  const { run, isBusy, problem, setProblem } = useAction(concernWords.form.failed)
  const isWaiting = alarm !== null && alarm.at === null

  const take = () =>
    run(async () => {
      const { code, message } = await deskCall('desk_acknowledge', { caseId: id })
      if (code !== 200) setProblem(message)
      await onTaken()
    })
  const canTake = isWaiting && mayTake
  useKeys(canTake ? [{ key: 't', does: concernWords.keys.take, run: () => void take() }] : [])
  if (!alarm) return null
  const said = alarm.at === null ? words.none : alarm.by ? words.by(alarm.by, dateAndTimeOf(alarm.at)) : words.dealtWith
  return (
    <div
      role="status"
      className={`flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 px-6 py-2 font-semibold ${isWaiting ? 'bg-brick text-white' : 'bg-mint'}`}
    >
      <p>{said}</p>
      {problem && <p>{problem}</p>}
      {canTake && (
        <button
          type="button"
          onClick={() => void take()}
          className="inline-flex min-h-10 cursor-pointer items-center gap-2.5 rounded-full bg-white px-4 text-ink hover:bg-sun"
        >
          {isBusy ? words.taking : words.take} <Kbd>t</Kbd>
        </button>
      )}
    </div>
  )
}
