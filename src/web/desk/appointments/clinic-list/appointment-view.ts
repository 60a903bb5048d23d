import type { CallReply } from '#contract/calls.ts'

export type AppointmentView = CallReply<'desk_appointment'>
