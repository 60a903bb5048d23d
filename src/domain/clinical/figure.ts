/** A figure that a clinical rule uses, with its source. */
export interface Figure {
  readonly value: number
  readonly source: string
}

/** The source of a figure that is our own choice: a clinical lead may change it. */
export const ours = 'ours'

export const figure = (value: number, source: string): Figure => ({ value, source })
