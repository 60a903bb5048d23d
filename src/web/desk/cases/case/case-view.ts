import type { CallReply } from '#contract/calls.ts'
import type { CaseState } from '#domain/cases/states.ts'

export type CaseView = CallReply<'desk_case'>

/** Where somebody can do something about a case by having it. What a pharmacist or a carrier has next is not claimed here. */
const worked: readonly CaseState[] = ['ready', 'waiting_for_evidence', 'waiting_for_patient']

export const canBeWorked = (state: string): boolean => (worked as readonly string[]).includes(state)

export const awaitsSignature = ({ state, approval }: CaseView): boolean => state === 'ready' && approval !== null

/** The name somebody is greeted by. */
export const firstName = ({ person }: CaseView): string => person.name.split(' ')[0] ?? ''
