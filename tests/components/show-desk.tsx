import type { ComponentType } from 'react'
import { vi } from 'vitest'
import type { Capability } from '#domain/identity/staff/roles.ts'
import { UndoBar } from '#web/desk/cases/list/undo-bar.tsx'
import { useKeyListener } from '#web/desk/shell/keys.ts'
import { type Me, MeContext } from '#web/desk/shell/me.ts'
import { showPage } from './show-page.tsx'

const prescriber: readonly Capability[] = ['see-queue', 'see-record', 'work-cases', 'decide-cases']

const me: Me = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Dr Rowan Ashby',
  roles: ['prescriber'],
  waitingRoles: [],
  capabilities: [...prescriber],
  profession: 'General practitioner',
  registration: { body: 'GMC', number: '0000000' },
  isOnCall: false,
  locksAfterSeconds: 1_800,
  endsAt: '2031-01-01T00:00:00.000Z',
}

const lines: EventTarget[] = []

/** A stub of the live updates connection. It sends nothing on its own. */
class QuietLine extends EventTarget {
  readonly readyState = 0
  constructor() {
    super()
    lines.push(this)
  }
  close() {}
}

/** The connections opened so far: a test sends updates through one of them. */
export const quietLines = (): readonly EventTarget[] => lines

/** A screen of the desk for a signed-in member of staff, with keyboard shortcuts. */
export function showDesk(Page: ComponentType, address: string, capabilities: readonly Capability[] = prescriber) {
  vi.stubGlobal('EventSource', QuietLine)
  const Around = () => {
    useKeyListener()
    return (
      <MeContext value={{ ...me, capabilities: [...capabilities] }}>
        <Page />
        <UndoBar />
      </MeContext>
    )
  }
  return showPage(Around, address)
}
