import { useHydrated } from '#web/kit/use-hydrated.ts'
import { ScheduleLoading } from './schedule-loading.tsx'
import { ScheduleNow, type ScheduleNowProps } from './schedule-now.tsx'

/** Days on one side, the times of one of them on the other. */
export function Schedule(props: ScheduleNowProps) {
  const isHydrated = useHydrated()
  return isHydrated ? <ScheduleNow {...props} /> : <ScheduleLoading />
}
