/** The maximum length of a name, a town or any other line. */
export const longestLine = 200
export const longestAddress = 1_000

/** Unicode-normalised and trimmed. */
export const tidyText = (text = ''): string => text.trim().normalize('NFC')

/** Text that any database and any JSON reader can hold: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text)

/**
 * A required text. Its length is counted as the contract counts it: by UTF-16 code units, not by visible characters.
 */
export function textProblem(text: string, longest: number): 'missing' | 'not text' | 'too long' | null {
  if (text === '') return 'missing'
  if (!isStorable(text)) return 'not text'
  return text.length > longest ? 'too long' : null
}

/** 1,000. Written by hand, because looking up the British format takes a tenth of a second on a phone. */
export const formatNumber = (figure: number): string => String(figure).replace(/\B(?=(\d{3})+$)/g, ',')
