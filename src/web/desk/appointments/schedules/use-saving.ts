import { useState } from 'react'
import { scheduleWords as words } from '#content/appointments/schedules.ts'
import type { Schedule, ScheduleHit } from '#contract/appointments/schedules.ts'
import { deskCall } from '../../desk-call.ts'

export interface Saving {
  readonly isBusy: 'preview' | 'save' | null
  /** What is booked outside the times; null until it was asked for. */
  readonly hits: readonly ScheduleHit[] | null
  readonly problem: { readonly says: string; readonly isOvertaken: boolean } | null
  readonly preview: (schedule: Schedule) => Promise<void>
  /** Whether it was taken. */
  readonly save: (schedule: Schedule) => Promise<boolean>
  readonly forget: () => void
}

/** Asks what a change would hit, and makes it under the epoch that was seen. */
export function useSaving(clinician: string, epoch: number): Saving {
  const [isBusy, setIsBusy] = useState<Saving['isBusy']>(null)
  const [hits, setHits] = useState<Saving['hits']>(null)
  const [problem, setProblem] = useState<Saving['problem']>(null)

  async function ask(what: 'preview' | 'save', schedule: Schedule): Promise<boolean> {
    setIsBusy(what)
    setProblem(null)
    try {
      const { code, data, message } =
        what === 'preview'
          ? await deskCall('desk_preview_schedule', { clinician, schedule })
          : await deskCall('desk_save_schedule', { clinician, epoch, schedule })
      if (code === 200 && data) setHits(data.hits)
      else setProblem({ says: message, isOvertaken: code === 409 })
      return code === 200
    } catch {
      setProblem({ says: words.failed, isOvertaken: false })
      return false
    } finally {
      setIsBusy(null)
    }
  }

  return {
    isBusy,
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
