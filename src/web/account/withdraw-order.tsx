import { useState } from 'react'
import { noAnswer, withdrawWords as words } from '#content/account.ts'
import type { AccountOrder } from '#contract/accounts.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { orderKinds } from '#domain/orders/kinds.ts'
import { callApi } from '#web/device/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'

interface Props {
  readonly order: Pick<AccountOrder, 'id' | 'reference' | 'amountPence'>
  readonly onWithdrawn: () => void
}

/** What it means for the money stands there before they say yes. */
export function WithdrawOrder({ order: { id: orderId, reference, amountPence }, onWithdrawn }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  function open(next: boolean) {
    setIsAsking(next)
    setProblem(null)
  }

  async function send() {
    const { code, data, message } = await callApi('withdraw_order', { orderId })
    if (code !== 200) return setProblem(message || noAnswer)
    setIsAsking(false)
    showToast({ title: words.done, description: data?.isDone ? words.doneWhat : words.later })
    onWithdrawn()
  }

  async function confirm() {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    await send().catch(() => setProblem(noAnswer))
    setIsBusy(false)
  }

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => open(true)}>
        {words.open}
        <span className="sr-only"> {reference}</span>
      </Button>
      <DialogOnDemand
        short
        open={isAsking}
        onOpenChange={open}
        locked={isBusy}
        title={words.title}
        description={
          <>
            <p className="text-lg font-semibold text-ink">{moneyWords(pounds(amountPence))}</p>
            <p className="mt-2">{words.kept}</p>
          </>
        }
        footer={
          <>
            <Button autoFocus onClick={() => open(false)}>
              {words.keep}
            </Button>
            <Button variant="secondary" busy={isBusy} busyLabel={words.confirming} onClick={confirm}>
              {words.confirm}
            </Button>
          </>
        }
      >
        {problem && <AlertMessage>{problem}</AlertMessage>}
      </DialogOnDemand>
    </>
  )
}

/** By the rule for orders that their patients call off. */
const moneyWords = (amount: string) => words[orderKinds.medication.moneyBack.withdrawn](amount)
