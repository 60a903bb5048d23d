import { type PagePath, pages } from '#contract/pages.ts'
import type { Capability } from '#domain/staff/roles.ts'

interface Section {
  readonly name: string
  readonly to: PagePath
  /** Whoever has none of these does not see it, and is told who may. */
  readonly capabilities: readonly Capability[]
  /** Pressed anywhere at the desk, it leads there. */
  readonly key: string
  /** Below the line: for looking after the desk itself. */
  readonly isBelow?: true
}

/** The sections of the desk in the order of the rail. A page of the desk is in it by one line here. */
export const sections: readonly Section[] = [
  { name: 'Queue', to: pages.deskQueue, capabilities: ['see-queue'], key: '1' },
  { name: 'Pharmacy', to: pages.deskPharmacy, capabilities: ['check-approvals'], key: '2' },
  { name: 'Dispatch', to: pages.deskDispatch, capabilities: ['dispatch'], key: '3' },
  { name: 'People', to: pages.deskPeople, capabilities: ['see-contact'], key: '4' },
  { name: 'Coaching', to: pages.deskCoaching, capabilities: ['see-plans'], key: 'y' },
  { name: 'Messages', to: pages.deskMessages, capabilities: ['message'], key: '5' },
  { name: 'Contact', to: pages.deskContact, capabilities: ['message'], key: 'q' },
  { name: 'Watch', to: pages.deskWatch, capabilities: ['watch'], key: '7' },
  { name: 'Day', to: pages.deskDay, capabilities: ['see-appointments'], key: '0' },
  { name: 'Quality', to: pages.deskQuality, capabilities: ['see-quality'], key: '6', isBelow: true },
  { name: 'Staff', to: pages.deskStaff, capabilities: ['manage-capabilities'], key: '9', isBelow: true },
  {
    name: 'Access log',
    to: pages.deskAccessLog,
    capabilities: ['read-access-log', 'read-own-access-log'],
    key: '8',
    isBelow: true,
  },
]

export const mayOpen = ({ capabilities }: Section, own: readonly Capability[]): boolean =>
  capabilities.some((capability) => own.includes(capability))
