import { useId } from 'react'

interface Props {
  readonly legend: string
  readonly choices: Readonly<Record<string, string>>
  readonly chosen: string
  readonly onChoose: (value: string) => void
  readonly problem?: string | null | undefined
  /** In a row with fields: as high as they are, so that their names stand on one line. */
  readonly isInRow?: boolean
}

/** One of a few, all in sight. */
export function DeskChoices({ legend, choices, chosen, onChoose, problem, isInRow = false }: Props) {
  const id = useId()
  return (
    <fieldset aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="mb-1 text-xs font-semibold">{legend}</legend>
      <div className={`flex flex-wrap items-center gap-1.5 ${isInRow ? 'min-h-10' : ''}`}>
        {Object.entries(choices).map(([value, label]) => (
          <label
            key={value}
            className={`relative flex min-h-8 cursor-pointer items-center rounded-full border bg-white px-3 text-sm leading-tight has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus ${value === chosen ? 'border-green font-semibold inset-ring-1 inset-ring-green' : problem ? 'border-brick' : 'border-line-strong hover:border-ink-soft'}`}
          >
            <input
              type="radio"
              name={id}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              aria-invalid={problem ? true : undefined}
              className="absolute size-px opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-xs font-semibold text-brick">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
