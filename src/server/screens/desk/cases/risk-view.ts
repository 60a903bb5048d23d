import { type Risk, riskRank, safetyRank, severities } from '#domain/cases/risk.ts'

const byRank = new Map<number, Risk>(([null, ...severities, 'none'] as const).map((risk) => [riskRank(risk), risk]))

export const riskView = (rank: number): Risk => (rank === safetyRank ? 'stop' : (byRank.get(rank) ?? null))
