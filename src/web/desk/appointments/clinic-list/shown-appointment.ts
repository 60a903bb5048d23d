import type { CallReply } from '#contract/calls.ts'

export type ShownAppointment = CallReply<'desk_appointment'>
