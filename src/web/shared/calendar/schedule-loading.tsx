import { scheduleWords as words } from '#content/appointments/booking.ts'
import { Waiting } from '#web/kit/ui/icons.tsx'

export const ScheduleLoading = () => (
  <p role="status" className="flex min-h-[75svh] items-start gap-3 pt-2 text-lg text-ink-soft">
    <Waiting className="mt-1 size-5" />
    {words.loading}
  </p>
)
