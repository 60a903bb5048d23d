/**
 * What a flag asks of the prescriber, the gravest first. `incomplete`: something has not come in. It holds an approval as
 * a stop does, and says nothing against supply.
 */
export const severities = ['stop', 'senior', 'look', 'incomplete', 'note'] as const

export type Severity = (typeof severities)[number]

/** That of a case. Null: nobody has read its answers yet, so that it may be anything. */
export type Risk = Severity | 'none' | null

/** The gravest flag makes the risk. */
export const riskOf = (flags: readonly { readonly severity: Severity }[]): Severity | 'none' =>
  severities.find((severity) => flags.some((flag) => flag.severity === severity)) ?? 'none'

/** As stored: a new one goes to the end, so that stored ranks keep their meaning. */
const order: readonly Risk[] = [null, 'stop', 'senior', 'look', 'note', 'none', 'incomplete']

/** For sorting, the lowest first. What is not known comes before everything that is. */
export const riskRank = (risk: Risk): number => order.indexOf(risk)

/** Somebody may not be safe: that comes before everything, also before what nobody has read yet. */
export const safetyRank = -1
