import { deskWords as words } from '#content/desk/shell.ts'
import { roleNames } from '#content/identity/staff.ts'
import { mayOpen } from '#contract/desk/who-may-open.ts'
import { capabilitiesOf, roles } from '#domain/identity/staff/roles.ts'
import type { Me } from './me.ts'

const rolesThatOpen = (page: string) =>
  roles.filter((role) => {
    const held = capabilitiesOf([role])
    return mayOpen(page, (capability) => held.has(capability))
  })

const named = (held: Me['roles']) => held.map((role) => roleNames[role]).join(', ')

/** Instead of a page that somebody's role does not include. */
export const NotForYou = ({ me, page }: { me: Me; page: string }) => (
  <div className="max-w-[36rem] py-6">
    <h1 tabIndex={-1} className="text-[2.25rem] leading-tight">
      {words.notForYou}
    </h1>
    <p className="mt-3">{words.whoMay(named(rolesThatOpen(page)))}</p>
    <p className="mt-2 text-ink-soft">{words.yours(named(me.roles))}</p>
  </div>
)
