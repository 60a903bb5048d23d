import { CopyHere } from './copy-here.tsx'
import { ImportScale } from './import-scale.tsx'
import { hasProgress, isKeptCopy } from './shown-here.ts'
import { useAfterPaint } from './use-after-paint.ts'
import type { Shown, UseProgress } from './use-progress.ts'
import { WeightTrend } from './weight-trend.tsx'

interface Props extends Shown, Pick<UseProgress, 'change'> {
  readonly width: number | null
}

/** The line is what people come for: whatever else there is, is drawn when it can be seen. */
export function BelowWeight({ width, change, ...shown }: Props) {
  const { progress } = shown
  const isPainted = useAfterPaint()
  return (
    <>
      {hasProgress(shown) && <WeightTrend progress={progress} width={width} change={change} />}
      {isPainted && !isKeptCopy(shown) && (
        <div className="space-y-6 max-lg:order-last">
          <ImportScale progress={progress} change={change} />
          <CopyHere progress={progress} key={progress.whose} />
        </div>
      )}
    </>
  )
}
