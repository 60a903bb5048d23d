import { concernWords } from '#content/safeguarding/desk-safeguarding.ts'
import type { ShownConcern } from '#contract/safeguarding/desk-safeguarding.ts'
import { internationalPhone } from '#domain/identity/phone.ts'
import { Phone } from '#web/kit/ui/icons.tsx'

const words = concernWords.reach

const messageRule = (mayLeave: boolean | null) =>
  mayLeave === null ? words.notAsked : mayLeave ? words.mayMessage : words.mayNot

/** How to reach them, and what must not be done in doing so. */
export function Reach({ found: { phones, person, calledName, mayLeaveMessage } }: { found: ShownConcern }) {
  return (
    <section>
      <h2 className="mb-2 text-[1.375rem]">{words.heading}</h2>
      {phones.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="flex flex-wrap gap-3">
        {phones.map(({ number, from }) => (
          <li key={number}>
            <a
              href={`tel:${internationalPhone(number)}`}
              className="inline-flex min-h-11 items-center gap-2.5 rounded-full border-2 border-ink px-4 font-semibold tabular-nums hover:bg-ink hover:text-white"
            >
              <Phone className="size-4.5" />
              {number} <span className="text-xs font-normal">{words[from]}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={`mt-3 ${mayLeaveMessage ? '' : 'font-semibold text-brick'}`}>{messageRule(mayLeaveMessage)}</p>
      {calledName && <p className="mt-1">{words.called(calledName)}</p>}
      {person?.email && (
        <p className="mt-1 text-ink-soft">
          {words.email}: {person.email}
        </p>
      )}
    </section>
  )
}
