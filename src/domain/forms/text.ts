/** As long as a name, a town or any other line may be. */
export const longestLine = 200
export const longestAddress = 1_000

/** One spelling for what looks the same, and nothing around it. */
export const tidyText = (text = ''): string => text.trim().normalize('NFC')

/** Text that any database and any JSON reader can hold: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text)

/** A text that must be there. Counted as the contract counts: by what travels, not by what is seen. */
export function textProblem(text: string, longest: number): 'missing' | 'not text' | 'too long' | null {
  if (text === '') return 'missing'
  if (!isStorable(text)) return 'not text'
  return text.length > longest ? 'too long' : null
}

/** As people write a whole number: 1,000. A phone that has to look up how the British write it takes a tenth of a second. */
export const formatNumber = (figure: number): string => String(figure).replace(/\B(?=(\d{3})+$)/g, ',')
