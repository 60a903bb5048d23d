import { myConsentsWords as words } from '#content/intake/my-consents.ts'
import type { MyConsents } from '#contract/intake/consents.ts'
import { dayAndTimeOf, dayOf } from '../../shell/written-date.ts'

type Agreed = MyConsents['agreed'][number]

/** The box on the order form is ticked to say no. */
const isOptOut = ({ kind }: Agreed) => kind === 'marketing'

const state = ({ isGiven, withdrawnAt }: Agreed) =>
  withdrawnAt ? words.withdrawnOn(dayOf(withdrawnAt)) : isGiven ? words.given : words.declined

const howOf = (how: string) =>
  Object.hasOwn(words.how, how) ? words.how[how as keyof typeof words.how] : words.how.form

export function AgreedRow({ agreed }: { agreed: Agreed }) {
  const { wording, version, how, at, isGiven, withdrawnAt } = agreed
  return (
    <li className="py-4">
      <p
        className={`w-fit rounded-full px-3.5 py-1 text-sm font-semibold ${isGiven && !withdrawnAt ? 'bg-mint text-green' : 'bg-paper-deep text-ink'}`}
      >
        {state(agreed)}
      </p>
      {isOptOut(agreed) && (
        <p className="mt-3 text-sm text-ink-soft">{isGiven ? words.optOutUnticked : words.optOutTicked}</p>
      )}
      <div className={isOptOut(agreed) ? 'mt-1' : 'mt-3 space-y-1'}>
        {wording.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        <time dateTime={at}>{dayAndTimeOf(at)}</time>, {howOf(how)}, {words.version(version)}
      </p>
    </li>
  )
}
