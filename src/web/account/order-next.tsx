import { tellPromise } from '#domain/promises/promised-time.ts'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import { nextStepOf, promiseOf, type Story } from './next-step.ts'

interface Props {
  readonly order: Story
  readonly canMessage?: boolean
}

/** What happens next with an order, whose turn it is and by when; that it is late, first. */
export function OrderNext({ order, canMessage = true }: Props) {
  const now = useNow()
  const promise = promiseOf(order)
  const told = promise && tellPromise(promise, now)
  return (
    <>
      <Late told={told} canMessage={canMessage} className="mt-1 mb-3" />
      <p className="mt-1">{nextStepOf(order, now, told)}</p>
    </>
  )
}
