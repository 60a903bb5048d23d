import { selfServiceChangeWords as words } from '#content/treatment/self-service-change.ts'
import type { OwnTreatment, SelfServiceChange } from '#domain/treatment/self-service-change.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ChangeOptionForm } from './change-option-form.tsx'

interface Props {
  readonly change: SelfServiceChange
  readonly treatment: OwnTreatment
  readonly epoch: number
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onChanged: () => void
}

/** One thing that somebody can do about their treatment. What it means stands there before they press. */
export function ChangeOption({ change, treatment, epoch, isOpen, onOpen, onChanged }: Props) {
  const { title, what, open } = words.changes[change]
  return (
    <section aria-labelledby={`change-${change}`} className="rounded-card border border-line bg-white p-6 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h2 id={`change-${change}`} className="text-[1.5rem]">
            {title}
          </h2>
          <p className="mt-1 text-ink-soft">{what}</p>
        </div>
        {!isOpen && (
          <Button variant="secondary" size="small" onClick={() => onOpen(true)}>
            {open}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
      {isOpen && <ChangeOptionForm {...{ change, treatment, epoch, onChanged }} onClose={() => onOpen(false)} />}
    </section>
  )
}
