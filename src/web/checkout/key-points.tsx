import type { ReactNode } from 'react'
import { medicationChoice } from '#content/checkout/medication-choice.ts'
import type { Medicine } from '#domain/medicines/medicines.ts'
import { wordsOf } from '#domain/medicines/words.ts'
import { LeavesDrawing } from '#web/kit/art/key-point-drawings.tsx'
import { StepsDrawing } from '#web/kit/art/steps-drawing.tsx'
import { WeekDrawing } from '#web/kit/art/week-drawing.tsx'

/** Whether every rise is the same size. */
const hasEvenSteps = ({ doses }: Medicine): boolean =>
  new Set(doses.slice(1).map(({ mg }, place) => mg - (doses[place]?.mg ?? 0))).size === 1

const rhythms: Readonly<Record<Medicine['schedule']['is'], ReactNode>> = {
  weekly: <WeekDrawing marked="one" />,
  daily: <WeekDrawing marked="all" />,
}

const drawingsOf = (medication: Medicine) => ({
  action: <LeavesDrawing leaves={medication.actsLikeHormones} />,
  rhythm: rhythms[medication.schedule.is],
  steps: <StepsDrawing isEven={hasEvenSteps(medication)} />,
})

const order = ['action', 'rhythm', 'steps'] as const

export function KeyPoints({ medication }: { medication: Medicine }) {
  const { keyPoints } = wordsOf(medication)
  const drawings = drawingsOf(medication)
  return (
    <section aria-labelledby="key-points" className="rounded-card border border-line bg-white p-6 sm:p-8 lg:p-12">
      <h2 id="key-points" className="text-[1.75rem] leading-tight">
        {medicationChoice.keyPoints(medication.name)}
      </h2>
      <ul className="mt-4 divide-y divide-line">
        {order.map((point) => (
          <li key={point} className="flex gap-5 py-5 last:pb-0">
            {drawings[point]}
            <div>
              <h3>{keyPoints[point].title}</h3>
              <p className="mt-1.5 text-ink-soft">{keyPoints[point].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
