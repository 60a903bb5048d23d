import type { ReactNode } from 'react'
import { medicationChoice } from '#content/checkout/medication-choice.ts'
import type { Medication } from '#domain/catalogue/medications.ts'
import { LeavesDrawing } from '#web/kit/art/key-point-drawings.tsx'
import { StepsDrawing } from '#web/kit/art/steps-drawing.tsx'
import { WeekDrawing } from '#web/kit/art/week-drawing.tsx'
import { wordsOf } from './words-of.ts'

interface Drawings {
  readonly action: ReactNode
  readonly rhythm: ReactNode
  readonly steps: ReactNode
}

const drawings: Readonly<Record<Medication['key'], Drawings>> = {
  mounjaro: { action: <LeavesDrawing leaves={2} />, rhythm: <WeekDrawing />, steps: <StepsDrawing isEven /> },
  wegovy: { action: <LeavesDrawing leaves={1} />, rhythm: <WeekDrawing />, steps: <StepsDrawing isEven={false} /> },
}

const order = ['action', 'rhythm', 'steps'] as const

export function KeyPoints({ medication }: { medication: Medication }) {
  const { keyPoints } = wordsOf(medication)
  return (
    <section aria-labelledby="key-points" className="rounded-card border border-line bg-white p-6 sm:p-8 lg:p-12">
      <h2 id="key-points" className="text-[1.75rem] leading-tight">
        {medicationChoice.keyPoints(medication.name)}
      </h2>
      <ul className="mt-4 divide-y divide-line">
        {order.map((point) => (
          <li key={point} className="flex gap-5 py-5 last:pb-0">
            {drawings[medication.key][point]}
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
