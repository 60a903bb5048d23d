import { medicineNamed } from '#domain/medicines/medicines.ts'

interface Props {
  readonly medicine: string
  readonly dose: string
}

const lowestPercent = 28

/**
 * The doses of a medicine as steps: those behind, the one of now, and those ahead, which may never be needed and are only
 * outlined. A picture of what the heading says; nothing where the dose is none of ours.
 */
export function DoseSteps({ medicine, dose }: Props) {
  const doses = medicineNamed(medicine)?.doses ?? []
  const now = doses.findIndex(({ mg }) => mg === Number.parseFloat(dose))
  if (now === -1 || doses.length < 2) return null
  const rise = (100 - lowestPercent) / (doses.length - 1)
  return (
    <div aria-hidden="true" className="mt-6 flex gap-1.5 sm:gap-2.5">
      {doses.map(({ mg }, place) => (
        <div key={mg} className="min-w-0 flex-1">
          <div className="flex h-24 flex-col justify-end border-b border-line sm:h-28">
            <svg
              aria-hidden="true"
              width="100%"
              height={`${lowestPercent + rise * place}%`}
              className="shrink-0 overflow-hidden"
            >
              <rect
                x="1"
                y="1"
                height="200%"
                rx="9"
                strokeWidth="1.5"
                strokeDasharray={place > now ? '4 4' : undefined}
                className={`[width:calc(100%-2px)] ${place > now ? 'fill-none stroke-line-strong' : place === now ? 'fill-green' : 'fill-hill'}`}
              />
            </svg>
          </div>
          <p
            className={`mt-1.5 text-center text-[min(0.875rem,3.6vw)] tabular-nums ${place === now ? 'font-bold text-green' : 'text-ink-soft'}`}
          >
            {mg}
          </p>
        </div>
      ))}
    </div>
  )
}
