import { railWords } from '#content/cases/case.ts'
import { undoWords } from '#content/cases/cases.ts'
import { checkWords as words } from '#content/supply/pharmacy.ts'
import { useSecondsLeft, useSettling } from '../../cases/list/seconds-left.ts'
import { NextCase } from '../../cases/queue/next-case.tsx'
import type { Prescription } from './prescription-page.tsx'

interface Props {
  readonly pending: NonNullable<Prescription['pending']>
  readonly onFinal: () => Promise<void>
}

/** What was just decided, by whoever looks or by somebody else. What is promised ends with the half minute. */
export function PharmacyCheckDone({ pending, onFinal }: Props) {
  const { kind, by, isMine } = pending
  const isFinal = useSecondsLeft(pending) === 0
  useSettling(isFinal, onFinal)
  const promised = isMine ? words.doneWhy : railWords.pendingTheirs
  return (
    <>
      <h2 className="text-[1.25rem]">{isMine ? undoWords[kind] : railWords.pending(by.name)}</h2>
      <p className="text-ink-soft">{isFinal ? railWords.pendingFinal : promised}</p>
      <NextCase list="approved" />
    </>
  )
}
