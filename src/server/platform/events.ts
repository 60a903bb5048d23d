import type { Orm } from './database/database.ts'
import type { Services } from './services.ts'

/**
 * An event in one module that concerns others. Each module declares its own in `events.ts`; subscribers are listed in
 * `app/subscribers.ts`. A subscriber may return a result, if the publishing module needs one.
 */
export interface EventKind<Payload, Answer = void> {
  readonly name: string
  /** Only for the compiler: the payload and result of subscribers. */
  readonly types?: { readonly payload: Payload; readonly answer: Answer }
}

export const eventKind = <Payload, Answer = void>(name: string): EventKind<Payload, Answer> => ({ name })

/** Called in the publisher's transaction: if a subscriber fails, the event is rolled back. */
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
  /** Calls every subscriber, one after the other in the order of the list, and returns their results. */
  publish<Payload, Answer>(tx: Orm, kind: EventKind<Payload, Answer>, payload: Payload): Promise<Answer[]>
}

/** `services` is read when an event happens, because the events are part of it. */
export const createEvents = (subscriptions: readonly Subscription[], services: () => Services): Events => ({
  async publish(tx, { name }, payload) {
    const answers: unknown[] = []
    for (const { kind, run } of subscriptions)
      if (kind.name === name) answers.push(await run(services(), tx, payload as never))
    return answers as never
  },
})
