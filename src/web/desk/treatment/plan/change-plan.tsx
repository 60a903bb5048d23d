import { useState } from 'react'
import { planWords } from '#content/treatment/desk-treatment.ts'
import type { ShownPlan } from '#contract/treatment/desk-treatment.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { ChangePlanForm } from './change-plan-form.tsx'

interface Props {
  readonly plan: ShownPlan
  readonly onChanged: () => Promise<void>
}

const words = planWords.change

export function ChangePlan({ plan, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen) {
    return (
      <div className="max-w-64">
        <DeskButton onPress={() => setIsOpen(true)}>{words.open}</DeskButton>
      </div>
    )
  }
  return <ChangePlanForm key={plan.epoch} plan={plan} onChanged={onChanged} onClose={() => setIsOpen(false)} />
}
