import { Goal } from './goal.tsx'
import { OtherMeasures } from './other-measures.tsx'
import { Sharing } from './sharing.tsx'
import { isHere, isSeen } from './shown-here.ts'
import { Today } from './today.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import type { Shown, UseProgress } from './use-progress.ts'

export function BesideWeight({ log, change, ...shown }: Shown & Pick<UseProgress, 'log' | 'change'>) {
  const { progress } = shown
  const isPainted = useAfterPaint()
  if (!isPainted) return null
  return (
    <div className="min-w-0 max-lg:contents lg:space-y-6">
      {isSeen(shown) && <Today progress={progress} log={log} />}
      {isSeen(shown) && <OtherMeasures progress={progress} log={log} />}
      {!isHere(shown) && <Goal progress={progress} change={change} />}
      {!isHere(shown) && <Sharing progress={progress} change={change} />}
    </div>
  )
}
