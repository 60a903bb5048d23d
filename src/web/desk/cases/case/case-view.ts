import type { CallReply } from '#contract/calls.ts'
import type { CaseState } from '#domain/cases/states.ts'

export type CaseView = CallReply<'desk_case'>

/** States in which a case can be claimed here. What a pharmacist or a carrier does next is not claimed. */
const worked: readonly CaseState[] = ['ready', 'waiting_for_evidence', 'waiting_for_patient']

export const canBeWorked = (state: string): boolean => (worked as readonly string[]).includes(state)

export const awaitsSignature = ({ state, approval }: CaseView): boolean => state === 'ready' && approval !== null

/** The name the patient is greeted by. */
export const firstName = ({ person }: CaseView): string => person.name.split(' ')[0] ?? ''
