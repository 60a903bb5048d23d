import { siteWords, doseLogWords as words } from '#content/treatment/dose-log.ts'
import { type InjectionSite, injectionSites } from '#domain/treatment/dose-log.ts'

interface Props {
  readonly value: InjectionSite | null
  /** Null: not known on this device. */
  readonly suggested: InjectionSite | null
  readonly onChoose: (site: InjectionSite | null) => void
}

/** Where on the figure each place is. The figure faces the reader, so their left is on its right. */
const spots: Readonly<Record<InjectionSite, readonly [x: number, y: number]>> = {
  'stomach-left': [71, 92],
  'stomach-right': [49, 92],
  'thigh-left': [73, 138],
  'thigh-right': [47, 138],
  'arm-left': [95, 66],
  'arm-right': [25, 66],
}

/** The place of an injection: a figure to look at, and the choice beside it. */
export const SiteChoice = ({ value, suggested, onChoose }: Props) => (
  <fieldset>
    <legend className="font-semibold">{words.site}</legend>
    <p className="mt-1 text-sm text-ink-soft">{words.siteHint}</p>
    <div className="mt-3 flex items-center gap-4">
      <Figure value={value} suggested={suggested} />
      <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
        {injectionSites.map((site) => (
          <Place
            key={site}
            label={siteWords[site]}
            hint={site === suggested ? words.suggested : null}
            isChosen={site === value}
            onChoose={() => onChoose(site)}
          />
        ))}
        <Place label={words.notSaid} hint={null} isChosen={value === null} onChoose={() => onChoose(null)} />
      </div>
    </div>
  </fieldset>
)

interface PlaceProps {
  readonly label: string
  readonly hint: string | null
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Place = ({ label, hint, isChosen, onChoose }: PlaceProps) => (
  <label className="relative flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 rounded-xl border border-line-strong bg-white px-3 py-1.5 text-sm font-semibold hover:bg-mint has-checked:border-green has-checked:bg-green has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
    <input
      type="radio"
      name="site"
      checked={isChosen}
      onChange={onChoose}
      className="absolute inset-0 cursor-pointer opacity-0"
    />
    {label}
    {hint && <span className="text-xs font-normal">{hint}</span>}
  </label>
)

const Figure = ({ value, suggested }: Pick<Props, 'value' | 'suggested'>) => (
  <svg aria-hidden viewBox="0 0 120 190" className="h-44 w-auto shrink-0 max-[22rem]:hidden">
    <circle cx="60" cy="20" r="15" className="fill-hill" />
    <path
      d="M44 40h32q16 0 19 16l8 44q1 8-5 9t-7-6l-9-38-2 54 4 60q0 9-8 9t-9-9l-6-48h-2l-6 48q-1 9-9 9t-8-9l4-60-2-54-9 38q-1 7-7 6t-5-9l8-44q3-16 19-16z"
      className="fill-hill"
    />
    {injectionSites.map((site) => {
      const [x, y] = spots[site]
      return (
        <circle
          key={site}
          cx={x}
          cy={y}
          r={site === value ? 7 : 5}
          strokeWidth="2"
          strokeDasharray={site === suggested && site !== value ? '3 2' : undefined}
          className={site === value ? 'fill-apricot stroke-ink' : 'fill-paper stroke-green'}
        />
      )
    })}
  </svg>
)
