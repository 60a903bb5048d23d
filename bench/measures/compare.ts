import type { Flooded, Until } from '../load/flood.ts'
import type { Worker } from '../processes/worker.ts'
import { median } from './figure.ts'

const warmUpMs = 1_500
const roundMs = 2_000
const rounds = 5

export interface Comparison {
  readonly ratio: number
  readonly ours: number
  readonly theirs: number
  readonly errors: number
}

type Contestant = Worker<{ readonly kind: 'flood' } & Until>

/** Alternately, so that other load on the machine affects both alike; the ratio is taken round by round. */
export async function compare(ours: Contestant, theirs: Contestant): Promise<Comparison> {
  await run(ours, warmUpMs)
  await run(theirs, warmUpMs)
  const turns: { ours: Run; theirs: Run }[] = []
  for (let round = 0; round < rounds; round++) {
    turns.push({ ours: await run(ours, roundMs), theirs: await run(theirs, roundMs) })
  }
  return {
    ratio: median(turns.map((turn) => turn.ours.perSecond / turn.theirs.perSecond)),
    ours: median(turns.map((turn) => turn.ours.perSecond)),
    theirs: median(turns.map((turn) => turn.theirs.perSecond)),
    errors: turns.reduce((sum, turn) => sum + turn.ours.errors + turn.theirs.errors, 0),
  }
}

interface Run {
  readonly perSecond: number
  readonly errors: number
}

async function run(contestant: Contestant, milliseconds: number): Promise<Run> {
  const { done, errors, seconds } = await contestant.ask<Flooded>({ kind: 'flood', milliseconds })
  return { perSecond: done / seconds, errors }
}
