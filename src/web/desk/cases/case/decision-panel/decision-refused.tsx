import { railWords as words } from '#content/cases/case.ts'
import { caseStateWords } from './state-words.ts'
import type { useSendDecision } from './use-send-decision.ts'

/** What the server said to a decision, where it was not taken. */
export const DecisionRefused = ({
  says,
  because,
  state,
}: NonNullable<ReturnType<typeof useSendDecision>['problem']>) => (
  <div role="alert" className="border-b border-brick bg-brick-pale px-5 py-3 text-brick">
    <p className="font-semibold">{says}</p>
    {state && <p>{words.isNow(caseStateWords(state))}</p>}
    {because.length > 1 && (
      <ul className="list-disc pl-5">
        {because.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    )}
  </div>
)
