/** Gives the browser a calendar file to keep. */
export function downloadCalendar(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Once the browser has had time to take it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
