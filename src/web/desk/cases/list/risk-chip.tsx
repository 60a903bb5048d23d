import type { Risk } from '#domain/cases/risk.ts'
import { riskChip, riskName } from './risk.ts'

export const RiskChip = ({ risk }: { risk: Risk }) => (
  <span className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold ${riskChip(risk)}`}>
    {riskName(risk)}
  </span>
)
