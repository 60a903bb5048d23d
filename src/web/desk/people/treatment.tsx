import { planWords as words } from '#content/treatment/desk-treatment.ts'
import type { ShownPlan } from '#contract/treatment/desk-treatment.ts'
import { PlanPanel } from '../treatment/plan/plan-panel.tsx'

interface Props {
  readonly plan: ShownPlan | null
  readonly onChanged: () => Promise<void>
}

export const Treatment = ({ plan, onChanged }: Props) => (
  <section>
    <h2 className="mb-2 text-[1.375rem]">{words.title}</h2>
    {plan ? <PlanPanel plan={plan} onChanged={onChanged} /> : <p className="text-ink-soft">{words.none}</p>}
  </section>
)
