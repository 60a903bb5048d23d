import { cardConsent } from '#content/checkout/saved-card.ts'
import { OptionCard } from '#web/kit/ui/option-card.tsx'
import type { KeepChoice } from './card-props.ts'

export const KeepCardBox = ({ isKept, onChoose, isDisabled }: KeepChoice & { readonly isDisabled: boolean }) => (
  <OptionCard
    plain
    type="checkbox"
    id="keep-card"
    name="keep-card"
    checked={isKept}
    disabled={isDisabled}
    label={<span className="text-sm">{cardConsent.wording}</span>}
    onChange={onChoose}
  />
)
