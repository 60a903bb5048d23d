/** What a validator found wrong. */
export interface Finding {
  readonly by: 'medplum' | 'fhir'
  /** `Observation/<id>`. */
  readonly of: string
  readonly at: string
  readonly problem: string
}
