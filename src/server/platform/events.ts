import type { Orm } from './database/database.ts'
import type { Services } from './services.ts'

/**
 * Something that happens in one module and concerns others. Each module declares its own in `events.ts`; who is told is
 * listed in `app/subscribers.ts`. A subscriber may answer, where the module that publishes needs to know something.
 */
export interface EventKind<Payload, Answer = void> {
  readonly name: string
  /** Only for the compiler: what subscribers are given and return. */
  readonly types?: { readonly payload: Payload; readonly answer: Answer }
}

export const eventKind = <Payload, Answer = void>(name: string): EventKind<Payload, Answer> => ({ name })

/** Called in the transaction of whoever publishes: if a subscriber fails, nothing has happened. */
type Subscriber<Payload, Answer> = (services: Services, tx: Orm, payload: Payload) => Promise<Answer>

export interface Subscription {
  readonly kind: EventKind<never, unknown>
  readonly run: Subscriber<never, unknown>
}

export const on = <Payload, Answer>(
  kind: EventKind<Payload, Answer>,
  run: Subscriber<Payload, Answer>,
): Subscription => ({ kind: kind as EventKind<never, unknown>, run: run as Subscriber<never, unknown> })

export interface Events {
  /** Tells every subscriber, one after the other in the order of the list, and returns what each answered. */
  publish<Payload, Answer>(tx: Orm, kind: EventKind<Payload, Answer>, payload: Payload): Promise<Answer[]>
}

/** `services` is asked for when something happens, because the events are part of it. */
export const createEvents = (subscriptions: readonly Subscription[], services: () => Services): Events => ({
  async publish(tx, { name }, payload) {
    const answers: unknown[] = []
    for (const { kind, run } of subscriptions)
      if (kind.name === name) answers.push(await run(services(), tx, payload as never))
    return answers as never
  },
})
