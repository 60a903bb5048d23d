import { type Risk, riskRank, severities } from '#domain/cases/risk.ts'

const byRank = new Map<number, Risk>(([null, ...severities, 'none'] as const).map((risk) => [riskRank(risk), risk]))

export const shownRisk = (rank: number): Risk => byRank.get(rank) ?? null
