import { useState } from 'react'
import { parcelReportWords as words } from '#content/supply/parcel-report.ts'
import type { OrderCare } from '#contract/orders/order-care.ts'
import type { ParcelReport } from '#domain/supply/arrival.ts'
import { callApi } from '#web/browser/api.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'

interface Props {
  readonly orderId: string
  readonly care: NonNullable<OrderCare>
  readonly onReported: () => void
}

/** One press tells us that a parcel came late or warm, or has not come. */
export function ReportParcel({ orderId, care: { state, parcel }, onReported }: Props) {
  const [reporting, setReporting] = useState<ParcelReport | null>(null)
  const { run, isBusy, problem, setProblem } = useAction(words.failed)
  if (!parcel || parcel.mayReport.length === 0) return null

  const report = (what: ParcelReport) =>
    run(async () => {
      setReporting(what)
      const { code, message } = await callApi('report_parcel', { orderId, what })
      if (code === 200) {
        showToast({ title: what === 'not come' ? words.toldNotCome : words.told })
        onReported()
      } else setProblem(message || words.failed)
    })
  const isLate = parcel.mayReport.includes('not come')
  const says: Readonly<Record<ParcelReport, string>> = {
    'late or warm': state === 'dispatched' && isLate ? words.arrived : words.wasWarm,
    'not come': words.notCome,
  }
  const shown = parcel.mayReport.filter((what) => what !== 'not come' || !parcel.isNotComeTold)
  return (
    <div className="flex w-full flex-wrap gap-3">
      {problem && <AlertMessage>{problem}</AlertMessage>}
      {shown.map((what) => (
        <Button
          key={what}
          size="small"
          variant="secondary"
          busy={isBusy && reporting === what}
          busyLabel={words.sending}
          onClick={() => void report(what)}
        >
          {says[what]}
        </Button>
      ))}
      {parcel.isNotComeTold && <p className="w-full">{words.toldNotCome}</p>}
    </div>
  )
}
