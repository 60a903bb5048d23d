import type { BloodReport, SampleOf } from '#domain/blood-tests/results.ts'

export interface KitOrder {
  /** Our own id of the kit: the same for every attempt. */
  readonly id: string
  /** The number on the sample. */
  readonly code: string
  readonly person: SampleOf
}

/** What the laboratory says about one sample. A newer version of the same report takes the place of the older. */
export interface LaboratoryMessage {
  readonly id: string
  readonly version: string
  /** When the laboratory wrote it. In ISO form. */
  readonly at: string
  /**
   * `received`: the sample is there. `unusable`: no results can be had from it. `unreadable`: a report that we cannot
   * read; somebody has to ask the laboratory.
   */
  readonly what: 'received' | 'results' | 'unusable' | 'unreadable'
  /** The number on the sample. Null: it names none. */
  readonly kitCode: string | null
  /** Whose sample it is, as it stands there. Null: it does not say. */
  readonly person: SampleOf | null
  /** Null unless there are results. */
  readonly report: BloodReport | null
  readonly isHaemolysed: boolean
  /** Tests that we do not read and that the laboratory marked as critical, by its names. */
  readonly otherCritical: readonly string[]
}

/** The interface of a laboratory: by FHIR R4, the demo’s stand-in, or none. */
export interface Laboratory {
  readonly provider: 'fhir' | 'sandbox' | 'none'
  /** Tells whose sample a kit will hold. The same kit again changes nothing. */
  register(kit: KitOrder): Promise<void>
  /** Everything since then, oldest first, and perhaps what was read before. */
  messagesSince(since: Date): Promise<LaboratoryMessage[]>
}
