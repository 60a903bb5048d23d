import { exploreRoutes } from '#domain/intake/engine/explore.ts'
import { weightManagement } from '#domain/intake/weight-management/flow.ts'
import { sampleAnswers } from '#domain/intake/weight-management/sample-answers.ts'
import { type Assumptions, finishersOf, ordersOf, startsOf } from './assumptions.ts'

/** The rate at the peak of a triangular distribution. */
const peakOverMean = 2
/** Codes, form, payment and what follows it, besides the saves. */
const callsPerOrder = 10

/** The fewest and the most questions on the way to the end. */
const questions = exploreRoutes(weightManagement, sampleAnswers)
  .filter(({ end }) => end.to === 'finished')
  .map(({ steps }) => steps.length)
  .sort((a, b) => a - b)

export const questionsAsked = questions[questions.length >> 1] ?? 0

/** The load on the servers per second, on average and at the peak. */
export interface Load {
  readonly visits: number
  readonly saves: number
  readonly orders: number
  readonly calls: number
}

/** A patient who does not finish gives up half-way. */
export function meanLoad(given: Assumptions): Load {
  const seconds = given.minutes * 60
  const finishers = finishersOf(given)
  const saves = finishers * questionsAsked + ((startsOf(given) - finishers) * questionsAsked) / 2
  const orders = ordersOf(given)
  return {
    visits: given.visits / seconds,
    saves: saves / seconds,
    orders: orders / seconds,
    calls: (saves + orders * callsPerOrder) / seconds,
  }
}

export function peakLoad(given: Assumptions): Load {
  const mean = meanLoad(given)
  const { visits, saves, orders, calls } = mean
  return {
    visits: visits * peakOverMean,
    saves: saves * peakOverMean,
    orders: orders * peakOverMean,
    calls: calls * peakOverMean,
  }
}

/** Processor time in milliseconds for one of each. */
export interface Costs {
  readonly page: number
  readonly save: number
  readonly password: number
}

/** How many cores of the machine on which the costs were measured this keeps busy. */
export const coresFor = ({ visits, saves, orders }: Load, { page, save, password }: Costs): number =>
  (visits * page + saves * save + orders * password) / 1_000
