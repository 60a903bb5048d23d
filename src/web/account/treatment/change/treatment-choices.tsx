import { useState } from 'react'
import { afterwardsWords } from '#content/treatment/afterwards.ts'
import { selfServiceChangeMeans, selfServiceChangeWords as words } from '#content/treatment/self-service-change.ts'
import { pages } from '#contract/pages.ts'
import type { OwnPlan } from '#contract/treatment/treatment.ts'
import { policy } from '#domain/clinical/policy.ts'
import { medicineName } from '#domain/medicines/medicines.ts'
import { pounds } from '#domain/orders/money.ts'
import { contactMonths } from '#domain/treatment/aftercare.ts'
import { ownChoices, type SelfServiceChange } from '#domain/treatment/self-service-change.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { WithdrawOrder } from '../../orders/withdraw-order.tsx'
import { formatDateOrText } from '../../shell/format-date.ts'
import { Section } from '../../shell/section.tsx'
import { useAttempts } from '../../shell/use-attempts.ts'
import { ChangeOption } from './change-option.tsx'

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
        {pausedUntil && <span className="text-ink-soft">{words.pausedUntil(formatDateOrText(pausedUntil))}</span>}
      </p>
      {(ours || isLocked) && (
        <div className="rounded-option bg-caution/25 p-5">
          <p>{isLocked ? words.locked : ours}</p>
          <ButtonLink to={pages.accountMessages} size="small" variant="secondary" className="mt-4">
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

const requestWords = words.request

interface Props {
  readonly request: NonNullable<OwnPlan['request']>
  readonly onChange: () => void
}

/** A request for another medicine, and its status. */
function AskedMedicine({ request: { id: requestId, medicine, isAgreed }, onChange }: Props) {
  const { isBusy, problems, run } = useAttempts()
  const name = medicineName(medicine)
  const takeBack = () =>
    run(async () => {
      const { code, message } = await callApi('take_back_medicine', { requestId })
      if (code !== 200) return [{ message }]
      showToast({ title: requestWords.takenBack })
      onChange()
      return undefined
    })
  return (
    <section className="rounded-option bg-mint p-5">
      <p className="font-semibold">
        {isAgreed === null
          ? requestWords.waiting(name)
          : isAgreed
            ? requestWords.agreed(name)
            : requestWords.refused(name)}
      </p>
      {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      {isAgreed !== false && (
        <Button
          variant="quiet"
          size="small"
          className="mt-2"
          busy={isBusy}
          busyLabel={words.saving}
          onClick={() => void takeBack()}
        >
          {requestWords.takeBack}
        </Button>
      )}
    </section>
  )
}

interface OrdersUnderWayProps {
  readonly orders: OwnPlan['orders']
  readonly onChange: () => void
}

/** Orders in progress, and cancelling them while that is free. */
const OrdersUnderWay = ({ orders, onChange }: OrdersUnderWayProps) => (
  <Section id="orders-under-way" heading={words.ordersHeading} what={words.ordersWhat}>
    <ul className="mt-4 space-y-4">
      {orders.map((order) => (
        <li key={order.id} className="rounded-option bg-paper-deep p-5">
          <p>{selfServiceChangeMeans.money[order.is](order.reference, pounds(order.amountPence))}</p>
          {order.canWithdraw && (
            <div className="mt-2">
              <WithdrawOrder order={order} onWithdrawn={onChange} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </Section>
)

interface YearAfterProps {
  readonly after: NonNullable<OwnPlan['after']>
  readonly onChange: () => void
}

/** What happens in the year after treatment, and whether the patient is asked for their weight each month. */
function YearAfter({ after: { until, isAsked }, onChange }: YearAfterProps) {
  const { isBusy, problems, run } = useAttempts()
  const turn = () =>
    run(async () => {
      const { code, message } = await callApi('set_afterwards', { isAsked: !isAsked })
      if (code === 409) onChange()
      if (code !== 200) return [{ message }]
      showToast({ title: isAsked ? afterwardsWords.turnedOff : afterwardsWords.turnedOn })
      onChange()
      return undefined
    })
  return (
    <section aria-labelledby="year-after" className="rounded-card bg-mint p-6 sm:p-7">
      <h2 id="year-after" className="text-[1.5rem]">
        {afterwardsWords.heading}
      </h2>
      <p className="mt-1 text-ink-soft">{afterwardsWords.until(formatDateOrText(until))}</p>
      <ul className="mt-4 max-w-[60ch] list-disc space-y-2 pl-5">
        {afterwardsWords.says(contactMonths, policy.regainPercent).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-4 font-semibold">{isAsked ? afterwardsWords.on : afterwardsWords.off}</p>
      {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={pages.progress} size="small">
          {afterwardsWords.log}
        </ButtonLink>
        <Button
          variant="quiet"
          size="small"
          busy={isBusy}
          busyLabel={afterwardsWords.saving}
          onClick={() => void turn()}
        >
          {isAsked ? afterwardsWords.turnOff : afterwardsWords.turnOn}
        </Button>
      </div>
    </section>
  )
}
