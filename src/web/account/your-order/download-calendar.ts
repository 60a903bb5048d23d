import { yourAppointment } from '#content/your-order.ts'

/** The same file that our email carries. */
export function downloadCalendar(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = yourAppointment.calendarFile
  link.click()
  // Once the browser has had time to take it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
