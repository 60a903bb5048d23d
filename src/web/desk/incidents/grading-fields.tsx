import { hazardGroupWords } from '#content/incidents/hazard-groups.ts'
import { categoryWords, harmHints, harmWords, kindWords } from '#content/incidents/incidents.ts'
import { type Grading, type Harm, harms, incidentCategories } from '#domain/incidents/incident.ts'
import { type HazardGroup, type HazardId, hazards } from '#domain/safety/hazards.ts'
import { DeskChoices } from '../components/desk-choices.tsx'
import { DeskSelect } from '../components/desk-select.tsx'

/** What is chosen so far. Empty: nothing. */
export interface TypedGrading {
  readonly kind: Grading['kind'] | ''
  readonly harm: Harm | ''
  readonly category: Grading['category'] | ''
  readonly hazard: HazardId | ''
}

interface Props {
  readonly typed: TypedGrading
  readonly onChange: (changed: Partial<TypedGrading>) => void
  readonly labels: { readonly kind: string; readonly harm: string; readonly category: string; readonly hazard: string }
  readonly noHazard: string
  /** Beside other things, where two fields in a row have no room. */
  readonly isNarrow?: boolean
}

const groupNames: Readonly<Record<HazardGroup, string>> = hazardGroupWords
const choose = { value: '', label: '–' }
const categories = [choose, ...incidentCategories.map((value) => ({ value, label: categoryWords[value] }))]

export function GradingFields({ typed, onChange, labels, noHazard, isNarrow = false }: Props) {
  const { kind, harm, category, hazard } = typed
  return (
    <>
      <DeskChoices
        legend={labels.kind}
        choices={kindWords}
        chosen={kind}
        // A near miss has no harm, so that it need not be chosen.
        onChoose={(value) =>
          onChange(value === 'near_miss' ? { kind: 'near_miss', harm: 'none' } : { kind: value as Grading['kind'] })
        }
      />
      {kind !== 'near_miss' && (
        <div>
          <DeskChoices
            legend={labels.harm}
            choices={Object.fromEntries(harms.map((one) => [one, harmWords[one]]))}
            chosen={harm}
            onChoose={(value) => onChange({ harm: value as Harm })}
          />
          {harm !== '' && <p className="mt-1 text-xs text-ink-soft">{harmHints[harm]}</p>}
        </div>
      )}
      <div className={`grid gap-3 ${isNarrow ? '' : 'sm:grid-cols-2'}`}>
        <DeskSelect
          label={labels.category}
          value={category}
          options={categories}
          onChange={(value) => onChange({ category: value as Grading['category'] })}
        />
        <HazardSelect
          label={labels.hazard}
          none={noHazard}
          value={hazard}
          onChange={(value) => onChange({ hazard: value })}
        />
      </div>
    </>
  )
}

interface HazardProps {
  readonly label: string
  readonly none: string
  readonly value: HazardId | ''
  readonly onChange: (value: HazardId | '') => void
}

export const HazardSelect = ({ label, none, value, onChange }: HazardProps) => (
  <DeskSelect
    label={label}
    value={value}
    options={[
      { value: '', label: none },
      ...hazards.map(({ id, group, title }) => ({ value: id, label: `${groupNames[group]}: ${title}` })),
    ]}
    onChange={(chosen) => onChange(chosen as HazardId | '')}
  />
)

/** Null: something has still to be chosen. */
export function gradingOf({ kind, harm, category, hazard }: TypedGrading): Grading | null {
  if (kind === '' || harm === '' || category === '') return null
  return { kind, harm, category, hazard: hazard === '' ? null : hazard }
}
