import { weighIn } from '#domain/appointments/services.ts'

/** A share of people, and the range of hours after which they act. */
export interface Band {
  readonly share: number
  readonly fromHours: number
  readonly toHours: number
}

/** The share of cases with this as their most severe flag, and the time a decision about one takes. */
export interface RiskShare {
  readonly risk: 'stop' | 'senior' | 'look' | 'note' | 'none'
  readonly share: number
  readonly decideMinutes: number
  /** How many of them are asked a question first. */
  readonly askedShare: number
}

/**
 * All assumptions of the simulation (ours): none of them is measured. Replace them by measured figures where you have
 * them. Clocks and opening hours come from the rules.
 */
export interface Assumptions {
  readonly visits: number
  /** London time. */
  readonly date: string
  readonly begins: string
  readonly minutes: number
  /** The time of the peak: the rate rises to it and falls again, and is twice the mean there. */
  readonly peakMinute: number
  /** Each a share of those before it. */
  readonly starts: number
  readonly finishes: number
  readonly isEligible: number
  readonly pays: number
  readonly minutesToFinish: number
  readonly minutesToPay: number
  /** Of those who finish: a safeguarding concern. */
  readonly concerns: number
  /** Of those who pay: they never send the evidence, and the card authorisation is released. */
  readonly neverSends: number
  readonly evidence: readonly Band[]
  readonly risks: readonly RiskShare[]
  readonly replies: readonly Band[]
  readonly declines: number
  /** Returned by a pharmacist. */
  readonly returns: number
  /** Messages to the team for each order. */
  readonly messages: number
  readonly messageBands: readonly Band[]
  readonly work: {
    readonly weighInMinutes: number
    readonly againMinutes: number
    readonly signMinutes: number
    readonly concernMinutes: number
    readonly checkMinutes: number
    readonly dispatchMinutes: number
    readonly answerMinutes: number
  }
  /** The share of working time spent on cases. */
  readonly productive: number
}

export const campaignEvening: Assumptions = {
  visits: 50_000,
  date: '2026-11-19',
  begins: '19:00',
  minutes: 60,
  peakMinute: 10,
  starts: 0.4,
  finishes: 0.55,
  isEligible: 0.6,
  pays: 0.35,
  minutesToFinish: 6,
  minutesToPay: 5,
  concerns: 0.001,
  neverSends: 0.12,
  evidence: [
    { share: 0.5, fromHours: 0.2, toHours: 2 },
    { share: 0.35, fromHours: 10, toHours: 24 },
    { share: 0.15, fromHours: 24, toHours: 72 },
  ],
  risks: [
    { risk: 'stop', share: 0.03, decideMinutes: 6, askedShare: 0 },
    { risk: 'senior', share: 0.07, decideMinutes: 12, askedShare: 0.2 },
    { risk: 'look', share: 0.2, decideMinutes: 7, askedShare: 0.15 },
    { risk: 'note', share: 0.25, decideMinutes: 4, askedShare: 0.05 },
    { risk: 'none', share: 0.45, decideMinutes: 3, askedShare: 0.02 },
  ],
  replies: [
    { share: 0.7, fromHours: 0.5, toHours: 12 },
    { share: 0.3, fromHours: 12, toHours: 48 },
  ],
  declines: 0.04,
  returns: 0.03,
  messages: 0.3,
  messageBands: [
    { share: 0.4, fromHours: 0.2, toHours: 3 },
    { share: 0.6, fromHours: 10, toHours: 72 },
  ],
  work: {
    weighInMinutes: weighIn.minutes + weighIn.bufferMinutes,
    againMinutes: 3,
    signMinutes: 5,
    concernMinutes: 30,
    checkMinutes: 3,
    dispatchMinutes: 3,
    answerMinutes: 5,
  },
  productive: 0.8,
}

export const startsOf = ({ visits, starts }: Assumptions): number => visits * starts
export const finishersOf = (given: Assumptions): number => startsOf(given) * given.finishes
export const eligibleOf = (given: Assumptions): number => finishersOf(given) * given.isEligible
export const ordersOf = (given: Assumptions): number => eligibleOf(given) * given.pays
