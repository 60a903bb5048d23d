import { roleNames } from '#content/identity/staff.ts'
import { deskDemoWords } from '#content/identity/staff-sign-in.ts'
import type { DemoPeople } from './use-demo-people.ts'

interface Props {
  readonly demo: DemoPeople
  readonly chosen: string
  readonly onChoose: (email: string) => void
}

export const DemoList = ({ demo: { people, password }, chosen, onChoose }: Props) => (
  <section aria-labelledby="demo-people">
    <h2 id="demo-people" className="text-subheading">
      {deskDemoWords.heading}
    </h2>
    <p className="mt-1.5 text-xs text-sage">{deskDemoWords.lead(password)}</p>
    <ul className="mt-4 grid gap-1 sm:grid-cols-2 lg:grid-cols-1">
      {people.map(({ name, email, role }) => (
        <li key={email}>
          <button
            type="button"
            aria-pressed={email === chosen}
            onClick={() => onChoose(email)}
            className="flex w-full cursor-pointer items-baseline justify-between gap-3 rounded-xl px-3 py-2.5 text-left hover:bg-green aria-pressed:bg-green"
          >
            <span className="font-semibold">{name}</span>
            <span className="text-xs text-sage">{roleNames[role]}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
