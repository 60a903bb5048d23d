import type { HazardId } from '../safety/hazards.ts'
import { type Harm, harms, type IncidentKind, incidentKinds } from './incident.ts'

interface Counted {
  /** YYYY-MM */
  readonly month: string
  readonly kind: IncidentKind
  readonly harm: Harm
  readonly hazard: HazardId | null
}

export interface IncidentFigures {
  readonly months: readonly { readonly month: string; readonly incidents: number; readonly nearMisses: number }[]
  readonly harms: readonly { readonly harm: Harm; readonly count: number }[]
  /** The most frequent first. Null: no hazard is linked. */
  readonly hazards: readonly { readonly hazard: HazardId | null; readonly count: number }[]
}

const [incident, nearMiss] = incidentKinds

/** Counts only: no rates, and nothing by person or by who reported it, so that nobody reports less for it. */
export function incidentFigures(found: readonly Counted[], months: readonly string[]): IncidentFigures {
  const count = (matches: (one: Counted) => boolean) => found.filter(matches).length
  const linked = [...new Set(found.map(({ hazard }) => hazard))]
  return {
    months: months.map((month) => ({
      month,
      incidents: count((one) => one.month === month && one.kind === incident),
      nearMisses: count((one) => one.month === month && one.kind === nearMiss),
    })),
    harms: harms.map((harm) => ({ harm, count: count((one) => one.kind === incident && one.harm === harm) })),
    hazards: linked
      .map((hazard) => ({ hazard, count: count((one) => one.hazard === hazard) }))
      .toSorted((one, other) => other.count - one.count || Number(one.hazard === null) - Number(other.hazard === null)),
  }
}
