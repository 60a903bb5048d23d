import { useState } from 'react'
import { Button } from '#web/kit/ui/button.tsx'
import { CalendarDialog } from '#web/kit/ui/calendar-dialog.tsx'
import { DateFields } from '#web/kit/ui/date-fields.tsx'

const noDate = { day: '', month: '', year: '' }
const asDate = ({ day, month, year }: typeof noDate) =>
  day && month && year ? new Date(Number(year), Number(month) - 1, Number(day)) : undefined

/** The calendar is fetched when it is first opened. */
export function Birthday() {
  const [date, setDate] = useState(noDate)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <DateFields
        id="gallery-birth"
        legend="Date of birth"
        hint="For example 27 3 1985."
        value={date}
        onChange={setDate}
      >
        <Button size="small" variant="secondary" className="mb-1" onClick={() => setIsOpen(true)}>
          Open the calendar
        </Button>
      </DateFields>
      <CalendarDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Choose a day"
        chosen={asDate(date)}
        openAt={new Date(1985, 2, 1)}
        earliest={new Date(1900, 0, 1)}
        latest={new Date(2008, 2, 2)}
        onChoose={(day) =>
          setDate({
            day: String(day.getDate()),
            month: String(day.getMonth() + 1),
            year: String(day.getFullYear()),
          })
        }
      />
    </>
  )
}
