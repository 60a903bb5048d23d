import type { ReactNode } from 'react'
import { checkInWords as words } from '#content/treatment/check-in.ts'
import { accepts } from '#domain/intake/engine/answers.ts'
import { pressed } from '#domain/intake/engine/several.ts'
import type { BespokeStep, Part } from '#domain/intake/engine/step.ts'
import { OptionCard } from '#web/kit/ui/option-card.tsx'
import { Radios } from '#web/kit/ui/radios.tsx'
import { useAnswer, useFlowScreens } from '../flow-screens.ts'
import type { PageQuestion } from './page-question.ts'

type Given = Readonly<Record<string, string>>

const read = (value: unknown): Given => (typeof value === 'object' && value !== null ? (value as Given) : {})

/** Several short questions, and where there is one, a single press that answers all of them. */
export function useSeveral(step: BespokeStep, heading: ReactNode): PageQuestion {
  const { questionnaire } = useFlowScreens()
  const stored = useAnswer(step.answerKey)
  const given = read(stored)
  const { parts = [], allAs } = step
  const answer = (next: Given) => questionnaire.answer(step.answerKey, next)
  const quiet = allAs ? Object.fromEntries(parts.map(({ key }) => [key, pressed(allAs, key) ?? ''])) : {}
  const isAll = allAs !== undefined && parts.every(({ key }) => given[key] === quiet[key])
  // Whoever names one of many alike has none of the others, until they say so.
  const others = typeof allAs?.value === 'string' ? quiet : {}
  const body = (
    <>
      {heading}
      {step.hint && <p className="mt-2 text-ink-soft">{step.hint}</p>}
      {allAs && (
        <div className="mt-5">
          <OptionCard
            type="checkbox"
            id={`${step.id}-all`}
            name={`${step.id}-all`}
            checked={isAll}
            label={allAs.label}
            onChange={(isChecked) => answer(isChecked ? quiet : {})}
          />
        </div>
      )}
      <div className="mt-5 space-y-5">
        {parts.map((part) => (
          <OnePart
            key={part.key}
            part={part}
            value={isAll ? undefined : given[part.key]}
            onChange={(value) => answer({ ...others, ...(isAll && others !== quiet ? {} : given), [part.key]: value })}
          />
        ))}
      </div>
    </>
  )
  return { body, waitingFor: accepts(step, stored) ? null : words.several.missing, keep: () => true }
}

/** So short that all of them stand in one row on a phone. */
const shortest = 8
const isShort = ({ options }: Part) => options.every(({ label }) => label.length <= shortest)

interface Props {
  readonly part: Part
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

function OnePart({ part, value, onChange }: Props) {
  const { key, label, options } = part
  if (!isShort(part))
    return <Radios name={key} legend={label} options={options} value={value} onChange={onChange} isField />
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-xl border border-line-strong bg-white p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-[0.5625rem] px-1 text-sm font-semibold text-ink-soft hover:bg-mint has-checked:bg-green has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={key}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
