import { queueWords as words } from '#content/cases/queue.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { useNextCase } from './use-next-case.ts'

interface Props {
  readonly list?: Parameters<typeof useNextCase>[0]
}

/** The way on from a case with which one is done: the same key as in the queue, without going back to it. */
export function NextCase({ list }: Props) {
  const { next, isBusy, problem } = useNextCase(list)
  if (!next) return null
  return (
    <>
      <DeskButton tone="primary" shortcut="g" isBusy={isBusy} busyLabel={words.next} onPress={() => void next()}>
        {words.next}
      </DeskButton>
      <p role="status" className="font-semibold empty:hidden">
        {problem}
      </p>
    </>
  )
}
