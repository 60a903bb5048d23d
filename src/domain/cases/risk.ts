/**
 * The severity of a flag, most severe first. `incomplete`: information is missing. It blocks an approval as a stop
 * does, but is no finding against supply.
 */
export const severities = ['stop', 'senior', 'look', 'incomplete', 'note'] as const

export type Severity = (typeof severities)[number]

/** The risk of a case. Null: not assessed yet, so it may be anything. */
export type Risk = Severity | 'none' | null

/** The risk is that of the most severe flag. */
export const riskOf = (flags: readonly { readonly severity: Severity }[]): Severity | 'none' =>
  severities.find((severity) => flags.some((flag) => flag.severity === severity)) ?? 'none'

/** Stored: add new ones at the end, so that stored ranks keep their meaning. */
const order: readonly Risk[] = [null, 'stop', 'senior', 'look', 'note', 'none', 'incomplete']

/** For sorting, lowest first. Unassessed cases come first. */
export const riskRank = (risk: Risk): number => order.indexOf(risk)

/** A person may not be safe: before everything, also before unassessed cases. */
export const safetyRank = -1
