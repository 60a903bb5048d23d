import { useState } from 'react'
import { scheduleWords as words } from '#content/appointments/schedules.ts'
import type { Schedule, ScheduleHit } from '#contract/appointments/schedules.ts'
import { useAction } from '#web/browser/use-action.ts'
import { deskCall } from '../../desk-call.ts'

interface Problem {
  readonly says: string
  readonly isOvertaken: boolean
}

export interface Saving {
  readonly isBusy: 'preview' | 'save' | null
  /** What is booked outside the times; null until it was asked for. */
  readonly hits: readonly ScheduleHit[] | null
  readonly problem: Problem | null
  readonly preview: (schedule: Schedule) => Promise<void>
  /** Whether it was taken. */
  readonly save: (schedule: Schedule) => Promise<boolean>
  readonly forget: () => void
}

/** Asks what a change would hit, and makes it under the epoch that was seen. */
export function useSaving(clinician: string, epoch: number): Saving {
  const [asked, setAsked] = useState<'preview' | 'save'>('preview')
  const [hits, setHits] = useState<Saving['hits']>(null)
  const { run, isBusy, problem, setProblem } = useAction<Problem>({ says: words.failed, isOvertaken: false })

  async function ask(what: 'preview' | 'save', schedule: Schedule): Promise<boolean> {
    const isTaken = await run(async () => {
      setAsked(what)
      const { code, data, message } =
        what === 'preview'
          ? await deskCall('desk_preview_schedule', { clinician, schedule })
          : await deskCall('desk_save_schedule', { clinician, epoch, schedule })
      if (code === 200 && data) setHits(data.hits)
      else setProblem({ says: message, isOvertaken: code === 409 })
      return code === 200
    })
    return isTaken ?? false
  }

  return {
    isBusy: isBusy ? asked : null,
    hits,
    problem,
    preview: async (schedule) => void (await ask('preview', schedule)),
    save: (schedule) => ask('save', schedule),
    forget() {
      setHits(null)
      setProblem(null)
    },
  }
}
