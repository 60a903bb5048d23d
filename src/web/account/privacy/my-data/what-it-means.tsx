import { erasureWords as words } from '#content/privacy/my-data.ts'
import type { MyData } from '#contract/privacy/my-data.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { retention } from '#domain/privacy/retention.ts'
import { dayAndTimeOf } from '../../shell/written-date.ts'

const { ending } = words

/** Everything that would end, and what has to be waited for, before somebody says yes. */
export function WhatItMeans({ data: { ending: under, waitsFor } }: { data: MyData }) {
  const lines = [
    ...under.orders.map(({ reference, heldPence }) =>
      heldPence === null ? ending.unpaid(reference) : ending.order(reference, pounds(heldPence)),
    ),
    ...under.appointments.map(({ startsAt, refundPence }) =>
      ending.appointment(dayAndTimeOf(startsAt), refundPence === null ? null : pounds(refundPence)),
    ),
    ...(under.hasTreatment ? [ending.plan] : []),
    ...words.means(retention.erasureDays),
  ]
  return (
    <>
      <ul className="list-disc space-y-2 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {waitsFor && <p className="mt-4 rounded-option bg-apricot-pale p-4">{words.waits[waitsFor]}</p>}
    </>
  )
}
