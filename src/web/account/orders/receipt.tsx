import { useEffect } from 'react'
import { brand } from '#content/brand.ts'
import { receiptWords as words } from '#content/identity/account.ts'
import { receiptLines } from '#content/orders/your-order.ts'
import { registration } from '#content/site/registration.ts'
import { addressLines } from '#domain/identity/address-lines.ts'
import { fullName } from '#domain/identity/full-name.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { BackToTab } from '../shell/account-section.tsx'
import { dayOf } from '../shell/format-date.ts'
import type { Account } from '../shell/use-account-read.ts'
import { ReceiptLine, ReceiptLines } from './receipt-lines.tsx'
import { wasAuthorised } from './timeline.ts'

/** One order's receipt and nothing else, so that it is all that is printed. */
export function Receipt({ account: { orders }, orderId }: { account: Account; orderId: string }) {
  const order = orders.find(({ id }) => id === orderId)
  const status = order && wasAuthorised(order) ? statusOf(order.state) : null

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusPageStart()
  }, [])

  return (
    <div className={`${gutter} min-h-[60svh] pt-5 pb-16 sm:pt-8 lg:pt-10 print:p-0`}>
      <div className="max-w-[42rem] print:max-w-none">
        <BackToTab />
        {order && status ? (
          <article className="mt-4 rounded-card border border-line bg-white px-6 py-8 sm:px-12 sm:py-12 print:mt-8 print:border-0 print:bg-transparent print:p-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
              <PageHeading>{words.heading}</PageHeading>
              <p className="font-display text-subheading tabular-nums">{order.reference}</p>
            </div>
            <div className="mt-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
              <Party role={words.from} lines={[brand.name, brand.country, brand.email, brand.phone.display]} />
              <Party role={words.to} lines={[fullName(order.sentBy), ...addressLines(order.sentBy)]} />
            </div>
            <dl className="mt-8 border-t border-line">
              <ReceiptLine term={words.placed}>{dayOf(order.placedAt)}</ReceiptLine>
              <ReceiptLines
                {...order}
                item={receiptLines[order.isNextPen ? 'nextPen' : 'firstMonth'](order.item)}
                isDelivered
              />
            </dl>
            <p className="mt-5 font-semibold">{status}</p>
            <p className="mt-2 text-sm text-ink-soft">{words.questions}</p>
            <p className="mt-2 text-sm text-ink-soft">{registration.supplies}</p>
            <p className="mt-2 text-sm text-ink-soft">{registration.prescribes}</p>
            <Button className="mt-8" onClick={() => window.print()}>
              {words.print}
            </Button>
          </article>
        ) : (
          <div className="mt-4 space-y-4">
            <PageHeading>{words.unknownHeading}</PageHeading>
            <p className="text-lg text-ink-soft">{words.unknown}</p>
          </div>
        )}
      </div>
    </div>
  )
}

const statusOf = (state: string): string | null =>
  Object.hasOwn(words.states, state) ? words.states[state as keyof typeof words.states] : null

const Party = ({ role, lines }: { role: string; lines: readonly string[] }) => (
  <div>
    <h2 className="font-sans text-sm font-semibold tracking-normal text-green">{role}</h2>
    {lines.map((line) => (
      <p key={line} className="wrap-anywhere">
        {line}
      </p>
    ))}
  </div>
)
