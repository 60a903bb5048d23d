import type { CalendarProps } from './calendar.tsx'
import { DialogOnDemand } from './dialog-on-demand.tsx'
import { AlertMessage } from './error-message.tsx'
import { useOnDemand } from './use-on-demand.ts'

const loadCalendar = () => import('./calendar.tsx')

type CalendarDialogProps = CalendarProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
}

/** A calendar that is fetched when it first opens, and closes when a day is chosen. */
export function CalendarDialog({ open, onOpenChange, title, description, onChoose, ...calendar }: CalendarDialogProps) {
  const { module, failed } = useOnDemand(open, loadCalendar)

  function choose(day: Date) {
    onChoose(day)
    onOpenChange(false)
  }

  return (
    <DialogOnDemand open={open} onOpenChange={onOpenChange} short title={title} description={description}>
      <div className="min-h-96">
        {module && <module.Calendar {...calendar} onChoose={choose} />}
        {failed && <AlertMessage>The calendar could not be opened. Please type the date instead.</AlertMessage>}
      </div>
    </DialogOnDemand>
  )
}
