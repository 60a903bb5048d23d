import { lackingInApproval } from '#domain/cases/blockers.ts'
import { reasonedFlags } from '#domain/cases/gates.ts'
import type { CaseView } from '../case-view.ts'

/** What the one who decides has chosen so far. */
export interface Chosen {
  readonly dose: string | null
  /** By flag: whether it was looked at, and the reason where it is decided against. */
  readonly ticked: Readonly<Record<string, string>>
}

export type Dose = CaseView['doses'][number]

/** The suggestion first, unless another is chosen. */
export const doseOf = ({ doses }: CaseView, { dose }: Chosen): Dose | null =>
  doses.find((one) => (dose === null ? one.isSuggested : one.dose === dose)) ?? null

export const toTick = ({ flags }: CaseView) =>
  flags.filter(({ severity }) => severity === 'look' || severity === 'senior')

export const needsReason = ({ flags }: CaseView, dose: Dose | null): boolean =>
  (dose?.needs.includes('reason') ?? false) || flags.some(({ severity }) => severity === 'senior')

/** Where a tick is not enough: the prescriber writes why it is safe to go ahead. */
export const wantsOwnReason = (flag: string): boolean => reasonedFlags.includes(flag)

/** What an approval still lacks, by the rule that the server goes by. */
export const lacking = (found: CaseView, chosen: Chosen, reason: string): string[] => {
  const dose = doseOf(found, chosen)
  return lackingInApproval(found.flags, {
    ticked: Object.entries(chosen.ticked).map(([flag, said]) => ({ flag, reason: said })),
    reason,
    doseNeeds: dose?.needs ?? [],
    whyNotDose: dose?.isAllowed ? null : (dose?.because[0] ?? ''),
  }).map(({ says }) => says)
}
