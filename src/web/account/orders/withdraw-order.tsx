import { noAnswer, withdrawWords as words } from '#content/identity/account.ts'
import type { AccountOrder } from '#contract/identity/accounts.ts'
import { orderKinds } from '#domain/orders/kinds.ts'
import { pounds } from '#domain/orders/money.ts'
import { callApi } from '#web/browser/api.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { AskFirst } from '../identity/ask-first.tsx'

interface Props {
  readonly order: Pick<AccountOrder, 'id' | 'reference' | 'amountPence'>
  readonly onWithdrawn: () => void
}

export function WithdrawOrder({ order: { id: orderId, reference, amountPence }, onWithdrawn }: Props) {
  async function withdraw() {
    const { code, data, message } = await callApi('withdraw_order', { orderId })
    if (code !== 200) return message || noAnswer
    showToast({ title: words.done, description: data?.isDone ? words.doneWhat : words.later })
    onWithdrawn()
    return null
  }
  return (
    <AskFirst
      words={words}
      reference={reference}
      money={moneyWords(pounds(amountPence))}
      beside={words.kept}
      onConfirm={withdraw}
    />
  )
}

/** By the rule for orders that their patients call off. */
const moneyWords = (amount: string) => words[orderKinds.medication.moneyBack.withdrawn](amount)
