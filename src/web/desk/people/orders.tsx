import { recordWords as words } from '#content/identity/people.ts'
import type { PersonRecord } from '#contract/identity/people.ts'
import { pounds } from '#domain/orders/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { dateOf } from '../cases/list/format-date.ts'
import { useMay } from '../shell/me.ts'

interface Props {
  readonly orders: PersonRecord['orders']
  readonly onMoney: (orderId: string) => void
}

export function Orders({ orders, onMoney }: Props) {
  const mayRefund = useMay('refund')
  return (
    <section>
      <h2 className="mb-1 text-[1.375rem]">{words.orders}</h2>
      {orders.length === 0 ? (
        <p className="text-ink-soft">{words.noOrders}</p>
      ) : (
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b border-line text-xs text-ink-soft">
              {Object.values(words.orderColumns).map((column) => (
                <th key={column} scope="col" className="py-2 pr-3 font-semibold">
                  {column}
                </th>
              ))}
              {mayRefund && (
                <th scope="col" className="py-2">
                  <span className="sr-only">{words.money}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {orders.map(({ id, reference, item, state, amountPence, givenBackPence, isTaken, placedAt }) => (
              <tr key={id} className="h-13 border-b border-line">
                <th scope="row" className="pr-3 font-semibold whitespace-nowrap">
                  {reference}
                  {item && <span className="block text-xs font-normal text-ink-soft">{item}</span>}
                </th>
                <td className="pr-3 whitespace-nowrap">{dateOf(placedAt)}</td>
                <td className="pr-3">{state}</td>
                <td className="pr-3 tabular-nums">{pounds(amountPence)}</td>
                <td className="pr-3 tabular-nums">{givenBackPence > 0 ? pounds(givenBackPence) : '–'}</td>
                {mayRefund && (
                  <td className="py-1 text-right">
                    {isTaken && (
                      <Button size="small" variant="secondary" onClick={() => onMoney(id)}>
                        {words.money}
                        <span className="sr-only"> {reference}</span>
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
