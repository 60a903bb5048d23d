import { Link, NavLink, useLocation, useNavigate } from 'react-router'
import { peopleWords } from '#content/desk/people.ts'
import { deskWords as words } from '#content/desk/shell.ts'
import { mayOpen } from '#contract/desk/who-may-open.ts'
import { pages } from '#contract/pages.ts'
import { sections } from '../sections.ts'
import { Kbd } from './kbd.tsx'
import { useKeys } from './keys.ts'
import { KeysDialog } from './keys-dialog.tsx'
import type { Me } from './me.ts'
import { Person } from './person.tsx'

interface Props {
  readonly me: Me | null
  readonly minutes: number | null
}

/** What stands at the left of every screen: where one may go, who one is, and when the desk locks. */
export function Rail({ me, minutes }: Props) {
  const navigate = useNavigate()
  const open = me ? sections.filter(({ to }) => mayOpen(to, (one) => me.capabilities.includes(one))) : []
  // On a case digits choose an answer: a moment too early they must not lead away from it.
  const hasKeys = useLocation().pathname !== pages.deskCase
  useKeys(hasKeys ? open.map(({ key, name, to }) => ({ key, does: name, run: () => navigate(to) })) : [])
  const mayFind = open.some(({ to }) => to === pages.deskPeople)
  useKeys(mayFind ? [{ key: '/', does: peopleWords.focus, run: () => navigate(pages.deskPeople) }] : [])
  const list = (below: boolean) => (
    <ul className="grid gap-0.5">
      {open
        .filter(({ isBelow = false }) => isBelow === below)
        .map(({ name, to, key }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="flex min-h-9.5 items-center justify-between rounded-xl px-3 hover:bg-green/60 aria-[current=page]:bg-green aria-[current=page]:font-semibold"
            >
              {name}
              {hasKeys && <Kbd dark>{key}</Kbd>}
            </NavLink>
          </li>
        ))}
    </ul>
  )
  return (
    <aside
      aria-label={words.name}
      className="on-dark sticky top-0 flex h-svh flex-col overflow-y-auto bg-ink px-3.5 py-5 text-white print:hidden"
    >
      <p className="px-2.5 pb-4 font-display text-[1.25rem]">
        <Link to={pages.desk}>{words.name}</Link>
      </p>
      <nav aria-label={words.sections} className="flex flex-1 flex-col justify-between gap-6">
        {list(false)}
        {list(true)}
      </nav>
      <div className="mt-4 border-t border-white/20 px-2.5 pt-3">
        {me && <Person me={me} minutes={minutes} />}
        <div className="mt-2">
          <KeysDialog />
        </div>
      </div>
    </aside>
  )
}
