import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation, useNavigate } from 'react-router'
import { paletteWords } from '#content/desk/palette.ts'
import { deskWords as words } from '#content/desk/shell.ts'
import { peopleWords } from '#content/identity/people.ts'
import { reportWords } from '#content/incidents/incidents.ts'
import { mayOpen } from '#contract/desk/who-may-open.ts'
import { pages } from '#contract/pages.ts'
import { openIncidentReport } from '../incidents/report-incident.tsx'
import { sections } from '../sections.ts'
import { openPalette } from './command-palette.tsx'
import { Kbd } from './kbd.tsx'
import { useKeys } from './keys.ts'
import { KeysDialog } from './keys-dialog.tsx'
import type { Me } from './me.ts'
import { Person } from './person.tsx'

interface Props {
  readonly me: Me | null
  readonly minutes: number | null
}

const menuId = 'desk-menu'

/** At the left of every screen, or in a bar above it: sections, the signed-in person, and when the desk locks. */
export function NavigationRail({ me, minutes }: Props) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const open = me ? sections.filter(({ to }) => mayOpen(to, (one) => me.capabilities.includes(one))) : []
  // On a case digits choose an answer: a moment too early they must not lead away from it.
  const hasKeys = pathname !== pages.deskCase
  useKeys(hasKeys ? open.map(({ key, name, to }) => ({ key, does: name, run: () => navigate(to) })) : [])
  const mayFind = open.some(({ to }) => to === pages.deskPeople)
  useKeys(mayFind ? [{ key: '/', does: peopleWords.focus, run: () => navigate(pages.deskPeople) }] : [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: after navigation the menu closes.
  useEffect(() => setIsOpen(false), [pathname, search])

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    setIsOpen(false)
    button.current?.focus()
  }

  // On a low screen the rows are closer, so that the name of who is signed in stays in sight.
  const list = (below: boolean) => (
    <ul className="grid gap-0.5 max-[60rem]:grid-cols-2">
      {open
        .filter(({ isBelow = false }) => isBelow === below)
        .map(({ name, to, key }) => (
          <li key={to}>
            <NavLink
              to={to}
              onClick={() => setIsOpen(false)}
              className="flex min-h-11 items-center justify-between rounded-xl px-3 hover:bg-green/60 aria-[current=page]:bg-green aria-[current=page]:font-semibold min-[60rem]:min-h-9.5 [@media(min-width:60rem)_and_(52rem<height<=56rem)]:min-h-8 [@media(min-width:60rem)_and_(max-height:52rem)]:min-h-7"
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
      onKeyDown={press}
      className="on-dark in-daylight sticky top-0 z-40 max-[60rem]:[@media(height<20rem)]:relative bg-ink text-white min-[60rem]:flex min-[60rem]:h-svh min-[60rem]:flex-col min-[60rem]:overflow-y-auto min-[60rem]:px-3.5 min-[60rem]:py-5 [@media(min-width:60rem)_and_(max-height:52rem)]:py-3 print:hidden"
    >
      <div className="flex min-h-13 shrink-0 items-center justify-between gap-3 px-4 min-[60rem]:min-h-0 min-[60rem]:px-2.5 min-[60rem]:pb-4">
        <p className="font-display text-[1.25rem]">
          <Link to={pages.desk}>{words.name}</Link>
        </p>
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setIsOpen(!isOpen)}
          className="min-h-11 cursor-pointer rounded-full border border-white/40 px-4 font-semibold hover:bg-green min-[60rem]:hidden"
        >
          {isOpen ? words.closeMenu : words.menu}
        </button>
      </div>
      <div
        id={menuId}
        className={`${isOpen ? 'flex' : 'hidden'} max-h-[calc(100svh-3.25rem)] flex-col overflow-y-auto px-3 pb-4 min-[60rem]:flex min-[60rem]:max-h-none min-[60rem]:flex-1 min-[60rem]:overflow-visible min-[60rem]:p-0 max-[60rem]:absolute max-[60rem]:inset-x-0 max-[60rem]:top-full max-[60rem]:bg-ink max-[60rem]:shadow-selected`}
      >
        {me === null ? (
          <div className="mb-3 min-h-9.5" />
        ) : (
          <button
            type="button"
            onClick={openPalette}
            className="mb-3 flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded-xl border border-white/25 px-3 text-left text-sage hover:border-white/60 hover:text-white min-[60rem]:min-h-9.5"
          >
            {paletteWords.title} <Kbd dark>Ctrl+k</Kbd>
          </button>
        )}
        <nav
          aria-label={words.sections}
          className="flex flex-1 flex-col justify-between gap-6 max-[60rem]:gap-2 [@media(max-height:56rem)]:gap-3 [@media(max-height:52rem)]:gap-2"
        >
          {list(false)}
          {list(true)}
        </nav>
        {me && (
          <button
            type="button"
            onClick={() => {
              setIsOpen(false)
              openIncidentReport()
            }}
            className="mt-4 flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded-xl border border-white/25 px-3 text-left hover:border-white/60 min-[60rem]:min-h-9.5 [@media(min-width:60rem)_and_(max-height:52rem)]:mt-2.5"
          >
            {reportWords.open}
          </button>
        )}
        {/* Only below the sections, which may push it off the screen when they come. */}
        {me && (
          <div className="mt-4 border-t border-white/20 px-2.5 pt-3 [@media(min-width:60rem)_and_(max-height:52rem)]:mt-2.5 [@media(min-width:60rem)_and_(max-height:52rem)]:pt-2">
            <Person me={me} minutes={minutes} />
            <div className="mt-2 pointer-coarse:hidden [@media(min-width:60rem)_and_(max-height:52rem)]:mt-0.5">
              <KeysDialog />
            </div>
          </div>
        )}
      </div>
    </aside>
  )
}
