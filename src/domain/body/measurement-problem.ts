/** What is wrong with a measurement, in words for the person who typed it. */
export interface MeasurementProblem {
  readonly field: 'weight' | 'height'
  readonly title: string
  readonly text: string
  /** Nothing typed yet: shown on Continue, not on leaving the field. */
  readonly isMissing?: true
  /** The likely intended value, entered with one press. */
  readonly heightMeant?: string
}
