import { type Nation, nations } from '#content/safeguarding/urgent-lines.ts'
import { unwellWords as words } from '#content/treatment/symptom-report.ts'

interface NationProps {
  readonly nation: Nation
  readonly onChoose: (nation: Nation) => void
}

/** Urgent-help numbers depend on the nation. */
export const NationChoice = ({ nation, onChoose }: NationProps) => (
  <fieldset>
    <legend className="text-sm font-semibold">{words.where}</legend>
    <div className="mt-2 flex flex-wrap gap-2">
      {nations.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === nation}
          onClick={() => onChoose(one)}
          className={`inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 ${one === nation ? 'border-green bg-mint font-semibold' : 'border-line-strong bg-white'}`}
        >
          {one}
        </button>
      ))}
    </div>
  </fieldset>
)
