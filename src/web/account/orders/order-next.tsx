import { type OrderTurn, promiseInTurn } from '#domain/cases/whose-turn.ts'
import { promiseText } from '#domain/promises/promised-time.ts'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import { nextStepOf, type Story } from '../today/next-step.ts'

interface Props {
  readonly order: Story
  readonly turn: OrderTurn | null
  readonly canMessage?: boolean
}

/** What happens next with an order, whose turn it is and by when; that it is late, first. */
export function OrderNext({ order, turn, canMessage = true }: Props) {
  const now = useNow()
  const promise = turn && promiseInTurn(order, turn)
  const told = promise && promiseText(promise, now)
  return (
    <>
      <Late told={told} canMessage={canMessage} className="mt-1 mb-3" />
      <p className="mt-1">{nextStepOf(order, turn, now, told)}</p>
    </>
  )
}
