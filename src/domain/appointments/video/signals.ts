/**
 * What two browsers tell each other through us until they are connected. `again`: the patient's asks for another offer,
 * which only the clinician's makes.
 */
export const sentKinds = ['offer', 'answer', 'candidate', 'again'] as const

export type SentKind = (typeof sentKinds)[number]

/** `phone` is told by us: the clinician phones instead. */
export const signalKinds = [...sentKinds, 'phone'] as const

export type SignalKind = (typeof signalKinds)[number]

/** Several times what browsers have ever been seen to need, and little enough to be no place for anything else. */
export const signalLimits = {
  characters: 20_000,
  atOnce: 32,
  /** From one side, not heard by the other yet. */
  unheard: 200,
  perMinute: 400,
} as const
