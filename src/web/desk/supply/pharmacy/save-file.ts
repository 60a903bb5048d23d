/** Puts text into a file of the browser's downloads. The mark at its start has spreadsheets read it as UTF-8. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
