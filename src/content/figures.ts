/**
 * Figures that sentences take from the domain and never state themselves. Amounts come as they are written.
 */
export interface WeightFigures {
  readonly adultAge: number
  /** Treatment is possible from the first with a weight-related condition, and from the second without one. */
  readonly lowestBmi: number
  readonly obeseBmi: number
  /** £125 and £84. */
  readonly firstMonth: string
  readonly discount: string
  /** A month after the first, by dose: £209 to £299. */
  readonly later: { readonly from: string; readonly to: string }
  readonly authorisationDays: number
}

/** What trials found, and our own estimate beside it. */
export interface OutcomeFigures {
  /** The highest average loss, in % of the starting weight. */
  readonly losses: { readonly mounjaro: number; readonly wegovy: number }
  /** How much more weight is lost with a coach, in %. */
  readonly coachingGainPercent: number
}

export interface AssessmentFigures {
  readonly adultAge: number
  readonly minutes: number
  /** £850.00. */
  readonly price: string
  readonly holdMinutes: number
  /** A month: £100, £55 and £250. */
  readonly medication: { readonly average: string; readonly from: string; readonly to: string }
  /** £10. */
  readonly postedPrescription: string
  readonly review: { readonly price: string; readonly minutes: number }
  readonly companionMonths: number
}

/** Of the self-assessment's score. */
export interface ScoreFigures {
  readonly scored: number
  readonly mostPoints: number
  readonly highestScore: number
  readonly bands: number
}
