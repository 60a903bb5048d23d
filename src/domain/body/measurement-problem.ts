/** What is wrong with a measurement, in words for the person who typed it. */
export interface MeasurementProblem {
  readonly field: 'weight' | 'height'
  readonly title: string
  readonly text: string
  /** Nothing was typed yet: told to whoever goes on, not to whoever looks in. */
  readonly isMissing?: true
  /** What was probably meant: typed in place of it with one press. */
  readonly heightMeant?: string
}
