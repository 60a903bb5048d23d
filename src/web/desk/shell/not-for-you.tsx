import { deskWords as words } from '#content/desk/shell.ts'
import { roleNames } from '#content/desk/staff.ts'
import { type Capability, capabilitiesOf, roles } from '#domain/staff/roles.ts'
import type { Me } from './me.ts'

/** Which roles have one of these. */
const rolesWith = (capabilities: readonly Capability[]) =>
  roles.filter((role) => capabilities.some((capability) => capabilitiesOf([role]).has(capability)))

const named = (held: Me['roles']) => held.map((role) => roleNames[role]).join(', ')

/** Instead of a section that somebody's role does not include. */
export const NotForYou = ({ me, capabilities }: { me: Me; capabilities: readonly Capability[] }) => (
  <div className="max-w-[36rem] py-6">
    <h1 tabIndex={-1} className="text-[2.25rem] leading-tight">
      {words.notForYou}
    </h1>
    <p className="mt-3">{words.whoMay(named(rolesWith(capabilities)))}</p>
    <p className="mt-2 text-ink-soft">{words.yours(named(me.roles))}</p>
  </div>
)
