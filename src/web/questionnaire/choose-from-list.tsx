import { useState } from 'react'
import { chooseFromListWords as words } from '#content/codes/choose-from-list.ts'
import type { ListKind } from '#domain/codes/health-list.ts'
import type { CheckInStepId } from '#domain/intake/check-in/step-ids.ts'
import type { FollowUpStepId } from '#domain/intake/medicines-and-conditions/step-ids.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { useOnDemand } from '#web/kit/ui/use-on-demand.ts'

/** What a question in words is about. Only forms of people who are signed in have such a list. */
const kindOf: Readonly<Partial<Record<FollowUpStepId | CheckInStepId, ListKind>>> = {
  'follow-up-medicines-named': 'medicine',
  'follow-up-allergies-named': 'allergy',
  'check-in-medicines': 'medicine',
  'check-in-allergies-named': 'allergy',
  'check-in-conditions': 'condition',
}

const load = () => import('./own-list.tsx')

/** Below a question in words: the same can be chosen from the list. Nothing of it is fetched before it is wanted. */
export function ChooseFromList({ step }: { readonly step: FollowUpStepId | CheckInStepId }) {
  // Each press asks again, also after it could not be fetched.
  const [presses, setPresses] = useState(0)
  const { module, failed } = useOnDemand(presses, load)
  const kind = kindOf[step]
  if (kind === undefined) return null
  return (
    <section aria-labelledby="from-list" className="mt-10 rounded-card border border-line bg-white p-5 sm:p-6">
      <h2 id="from-list" className="text-[1.375rem]">
        {words.heading}
      </h2>
      <p className="mt-1 text-ink-soft">{words.text}</p>
      <div className="mt-4">
        {module ? (
          <module.OwnList kind={kind} />
        ) : (
          <Button
            variant="secondary"
            busy={presses > 0 && !failed}
            busyLabel={words.loading}
            onClick={() => setPresses(presses + 1)}
          >
            {words.open}
          </Button>
        )}
        {failed && <AlertMessage>{words.failed}</AlertMessage>}
      </div>
    </section>
  )
}
