import { useState } from 'react'
import { orderSummary } from '#content/checkout/order-summary.ts'
import { adultAge } from '#domain/identity/age-limits.ts'
import { type Day, earliestBirthYear, wholeDayIn } from '#domain/identity/date-of-birth.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { CalendarDialog } from '#web/kit/ui/calendar-dialog.tsx'
import { DateFields } from '#web/kit/ui/date-fields.tsx'
import { type AccountForm, birthdayFields, birthdayIn } from './account-form.ts'

const words = orderSummary.form.birth

/** Where the calendar opens for somebody who has typed nothing. */
const usualAge = 40

const asDate = ({ year, month, day }: Day) => new Date(year, month - 1, day)
const asDay = (date: Date): Day => ({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })

interface Props {
  readonly form: AccountForm
  readonly today: Day
  readonly error: string | undefined
  readonly onChange: (change: Partial<AccountForm>) => void
}

/** Typed or chosen: either way fills in the other. */
export function BirthdayField({ form, today, error, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const born = birthdayIn(form)
  return (
    <>
      <DateFields
        id="birth"
        legend={words.legend}
        hint={words.hint}
        error={error}
        isBirthday
        wholeIn={wholeDayIn}
        value={{ day: form.birthDay, month: form.birthMonth, year: form.birthYear }}
        onChange={({ day, month, year }) => onChange({ birthDay: day, birthMonth: month, birthYear: year })}
      >
        <Button variant="secondary" size="small" onClick={() => setIsOpen(true)} className="mb-1">
          {words.calendar}
        </Button>
      </DateFields>
      <CalendarDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={words.calendarTitle}
        description={words.calendarNote}
        chosen={born ? asDate(born) : undefined}
        openAt={new Date(today.year - usualAge, today.month - 1, 1)}
        earliest={new Date(earliestBirthYear, 0, 1)}
        latest={asDate({ ...today, year: today.year - adultAge })}
        onChoose={(day) => onChange(birthdayFields(asDay(day)))}
      />
    </>
  )
}
