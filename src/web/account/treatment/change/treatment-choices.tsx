import { useState } from 'react'
import { selfServiceChangeWords as words } from '#content/treatment/self-service-change.ts'
import { messagesPath } from '#contract/pages.ts'
import type { OwnPlan } from '#contract/treatment/treatment.ts'
import { medicineName } from '#domain/clinical/ladders.ts'
import { ownChoices, type SelfServiceChange } from '#domain/treatment/self-service-change.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { writtenDay } from '../../shell/written-date.ts'
import { AskedMedicine } from './asked-medicine.tsx'
import { ChangeOption } from './change-option.tsx'
import { OrdersUnderWay } from './orders-under-way.tsx'
import { YearAfter } from './year-after.tsx'

export function TreatmentChoices({ plan, onChange }: { readonly plan: OwnPlan; readonly onChange: () => void }) {
  const [open, setOpen] = useState<SelfServiceChange | null>(null)
  const { state, setBy, isLocked, medicine, dose, pausedUntil, after, request, orders } = plan
  const treatment = { ...plan, isAsking: request?.isAgreed === null }
  const ours = setBy === 'staff' && state !== 'active' ? words.setByUs[state] : null
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong className="font-display text-[1.5rem] font-normal">
          {medicineName(medicine)} {dose}
        </strong>
        <span className="rounded-full bg-mint px-3.5 py-1 text-sm font-semibold text-green">{words.now[state]}</span>
        {pausedUntil && <span className="text-ink-soft">{words.pausedUntil(writtenDay(pausedUntil))}</span>}
      </p>
      {(ours || isLocked) && (
        <div className="rounded-option bg-sun/25 p-5">
          <p>{isLocked ? words.locked : ours}</p>
          <ButtonLink to={messagesPath} size="small" variant="secondary" className="mt-4">
            {words.write}
          </ButtonLink>
        </div>
      )}
      {after && <YearAfter after={after} onChange={onChange} />}
      {request && <AskedMedicine request={request} onChange={onChange} />}
      <ul className="space-y-4">
        {ownChoices(treatment).map((change) => (
          <li key={change}>
            <ChangeOption
              change={change}
              treatment={treatment}
              epoch={plan.epoch}
              isOpen={open === change}
              onOpen={(isOpen) => setOpen(isOpen ? change : null)}
              onChanged={onChange}
            />
          </li>
        ))}
      </ul>
      {orders.length > 0 && <OrdersUnderWay orders={orders} onChange={onChange} />}
    </>
  )
}
