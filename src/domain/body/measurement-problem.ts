/** What is wrong with a measurement, in words for the person who typed it. */
export interface MeasurementProblem {
  readonly field: 'weight' | 'height'
  readonly title: string
  readonly text: string
  /** What was probably meant: typed in place of it with one press. */
  readonly heightMeant?: string
}
