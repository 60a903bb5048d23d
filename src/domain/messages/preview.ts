/** As much of a message as one line of a list holds. */
export const previewLength = 120

/** The beginning of a message on one line, cut between words where it can be. */
export function previewOf(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  const letters = [...line]
  if (letters.length <= previewLength) return line
  const cut = letters.slice(0, previewLength - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > previewLength / 2 ? cut.slice(0, space) : cut}…`
}
