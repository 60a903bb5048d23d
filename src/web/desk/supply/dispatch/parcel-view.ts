import type { CallReply } from '#contract/calls.ts'

export type Parcel = CallReply<'desk_parcel'>
