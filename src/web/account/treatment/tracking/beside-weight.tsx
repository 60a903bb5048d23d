import { Goal } from './goal.tsx'
import { OtherMeasures } from './other-measures.tsx'
import { Sharing } from './sharing.tsx'
import { hasProgress, isKeptCopy } from './shown-here.ts'
import { Today } from './today.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import type { Shown, UseProgress } from './use-progress.ts'

export function BesideWeight({ log, change, ...shown }: Shown & Pick<UseProgress, 'log' | 'change'>) {
  const { progress } = shown
  const isPainted = useAfterPaint()
  if (!isPainted) return null
  return (
    <div className="min-w-0 max-lg:contents lg:space-y-6">
      {hasProgress(shown) && <Today progress={progress} log={log} />}
      {hasProgress(shown) && <OtherMeasures progress={progress} log={log} />}
      {!isKeptCopy(shown) && <Goal progress={progress} change={change} />}
      {!isKeptCopy(shown) && <Sharing progress={progress} change={change} />}
    </div>
  )
}
