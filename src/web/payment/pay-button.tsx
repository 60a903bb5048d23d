import { cardPayment } from '#content/order-summary.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertMessage } from '#web/ui/error-message.tsx'

interface Props {
  readonly totalPence: number
  readonly isProcessing: boolean
  readonly problem: string | null
}

export function PayButton({ totalPence, isProcessing, problem }: Props) {
  return (
    <div className="space-y-4">
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <Button type="submit" size="large" wide busy={isProcessing} busyLabel={cardPayment.processing}>
        {cardPayment.pay(pounds(totalPence))}
      </Button>
    </div>
  )
}
